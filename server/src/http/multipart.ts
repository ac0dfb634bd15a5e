import multipart from '@fastify/multipart';
import { imageMaxBytes } from '@toptan/contract/catalog/products';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldRefusal, Refusal } from '../refusal.ts';

export type UploadedFile = { bytes: Buffer; filename: string };

declare module 'fastify' {
  interface FastifyRequest {
    uploadedFile: UploadedFile | null;
  }
}

const limits = {
  fileSize: imageMaxBytes,
  files: 1,
  fields: 40,
  fieldSize: 100_000,
  headerPairs: 20,
  parts: 41,
};

/** Bytes of a whole form besides its file. */
const fieldsMaxBytes = limits.fields * limits.fieldSize + 1024 * 1024;

export async function registerMultipart(app: FastifyInstance): Promise<void> {
  app.decorateRequest('uploadedFile', null);
  await app.register(multipart, { limits });
}

/** The refusal of a file that is too large: a picture, or another file of a call that takes such. */
const tooLarge = (filePart: string) =>
  filePart === 'image'
    ? fieldRefusal('image_too_large', 'image', 'too_big', 'The picture is larger than 5 MB')
    : fieldRefusal('file_too_large', filePart, 'too_big', 'The file is too large');

type Form = { fields: Record<string, string>; file: UploadedFile | null };

/** Refusals of the form parser, by its error codes. */
function formRefusal(error: unknown, filePart: string): unknown {
  if (error instanceof Refusal) return error;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(filePart);
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE')
    return new Refusal('unsupported_media_type', 'Send a multipart form');
  if (error instanceof Error && !('statusCode' in error))
    return new Refusal('malformed_request', 'The form cannot be read');
  return error;
}

/** The text of a part: one with the content type JSON arrives parsed. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null ? '' : String(JSON.stringify(value));
}

/** Refuses a form in a call that takes JSON. */
export function refuseForm(request: FastifyRequest): void {
  if (request.isMultipart()) throw new Refusal('unsupported_media_type', 'Send JSON');
}

/** The file part that a call knows, the most bytes of the file, and the most of each other part. */
type FormLimits = { file: string; fileMax?: number | undefined; partMax?: number | undefined };

async function readParts(
  request: FastifyRequest,
  { file: filePart, fileMax = limits.fileSize, partMax = limits.fieldSize }: FormLimits,
): Promise<Form> {
  const form: Form = { fields: Object.create(null), file: null };
  for await (const part of request.parts({
    limits: { ...limits, fileSize: fileMax, fieldSize: partMax },
  })) {
    if (part.type === 'field') form.fields[part.fieldname] = textOf(part.value);
    else if (part.fieldname !== filePart)
      throw fieldRefusal('validation_failed', part.fieldname, 'unknown_field', 'No such file part');
    else {
      const bytes = await part.toBuffer();
      // A form of the browser sends an unnamed part of no bytes where no file is chosen.
      if (bytes.length > 0 || part.filename) form.file = { bytes, filename: part.filename };
    }
  }
  return { ...form, fields: { ...form.fields } };
}

/** Watches a file that is being read: the parser reports one that is too large only at its end, which may never come. */
function overflow({ raw }: FastifyRequest, { file, fileMax = limits.fileSize }: FormLimits): Promise<never> {
  let bytes = 0;
  return new Promise((_resolve, reject) => {
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > fileMax + fieldsMaxBytes) reject(tooLarge(file));
    });
  });
}

/** Reads a form into memory: text fields, and the one file part that the call knows. */
export async function readMultipart(request: FastifyRequest, form: FormLimits): Promise<Form> {
  try {
    return await Promise.race([readParts(request, form), overflow(request, form)]);
  } catch (error) {
    throw formRefusal(error, form.file);
  }
}

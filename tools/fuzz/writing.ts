import type { Endpoint } from '@toptan/contract/endpoint';
import { ownSecrets, wholeBasket } from '../../server/src/testing/references.ts';
import type { Sent } from './exchange.ts';
import { textOf } from './hostile-values.ts';
import type { Request } from './requests.ts';

/** The caller's cookie, basket and references at the moment of sending. */
export type Means = {
  cookie: string | undefined;
  /** Puts ids and secrets in the place of their references. */
  fill(text: string): Promise<string>;
  /** The caller's basket. */
  basket(): Promise<unknown>;
};

/** A generated request as it goes over the wire. */
export async function write(request: Request, means: Means): Promise<Sent> {
  const { call, method, params, query, headers } = request;
  const path = Object.entries(params).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, () => encodeText(value)),
    call.path as string,
  );
  const search = query.map(([name, value]) => `${encodeText(name)}=${encodeText(value)}`).join('&');
  const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(method);
  const written = isRead ? null : await writeBody(call, request, means);
  return {
    method,
    path: await means.fill(search ? `${path}?${search}` : path),
    headers: {
      ...cookiesOf(request, means),
      ...(written && { 'content-type': written.type }),
      ...headers,
    },
    body: written?.bytes,
  };
}

function cookiesOf({ cookies }: Request, { cookie }: Means): Record<string, string> {
  const all = `${cookie ? `toptan=${cookie}` : ''}${cookies}`.replace(/^; /, '');
  return all === '' ? {} : { cookie: all };
}

async function writeBody(call: Endpoint, { body, file }: Request, means: Means) {
  if (body === undefined) return null;
  if (call.file && isObject(body)) return writeForm(body, file, call.file, means);
  const whole = isWholeBasket(body) ? { ...body, items: await means.basket() } : body;
  return { type: 'application/json', bytes: await means.fill(JSON.stringify(whole)) };
}

const boundary = 'fuzzed-form-boundary';

async function writeForm(fields: object, file: string | null, filePart: string, { fill }: Means) {
  const parts: Buffer[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const plainName = name.replace(/["\r\n]/g, '');
    // A form says `null` by an empty field.
    const text = await fill(value === null ? '' : textOf(value));
    parts.push(
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${plainName}"\r\n\r\n${text}\r\n`),
    );
  }
  if (file !== null) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${filePart}"; filename="../p.png"\r\ncontent-type: image/png\r\n\r\n`;
    parts.push(Buffer.from(head), Buffer.from(file, 'base64'), Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { type: `multipart/form-data; boundary=${boundary}`, bytes: Buffer.concat(parts) };
}

/** The fields of a form as it was written. */
export function formParts(form: Buffer): { field: string; text: string }[] {
  const parts = form.toString('latin1').split(`--${boundary}`);
  return parts.map(part => ({ field: /; name="([^"]*)"/.exec(part)?.[1] ?? '', text: part }));
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isWholeBasket(body: unknown): body is { items: unknown } {
  if (!isObject(body) || !('items' in body) || !Array.isArray(body.items)) return false;
  return body.items[0]?.productId === wholeBasket;
}

const references = new RegExp(
  Object.values(ownSecrets)
    .map(text => encodeURIComponent(text))
    .join('|'),
  'g',
);

/** Half a surrogate pair cannot stand in an address; a reference must stay one. */
const encodeText = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(references, decodeURIComponent);

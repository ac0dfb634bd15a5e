import { imageTypes, scaledSide } from '@toptan/contract/catalog/images';
import { imageMaxBytes } from '@toptan/contract/catalog/products';
import { ApiError } from '../../api/api-error.ts';

export type ImageProblem = 'unsupported_media_type' | 'image_too_large' | 'invalid_image';

/** The step that a chosen file needs before it can be sent. */
export function planImage({ type, size }: Pick<File, 'type' | 'size'>): 'send' | 'scale' | 'refuse' {
  if (!imageTypes.includes(type)) return 'refuse';
  return size > imageMaxBytes ? 'scale' : 'send';
}

type ScaleDown = (file: File) => Promise<File>;

/** The library is loaded when the first large photograph comes. It turns the picture upright by its EXIF orientation. */
const scaleInBrowser: ScaleDown = async file => {
  const { default: scale } = await import('browser-image-compression');
  return scale(file, {
    maxSizeMB: imageMaxBytes / 1024 / 1024,
    maxWidthOrHeight: scaledSide,
    initialQuality: 0.9,
    // Browsers write neither GIF nor AVIF.
    ...(file.type === 'image/gif' && { fileType: 'image/png' }),
    ...(file.type === 'image/avif' && { fileType: 'image/jpeg' }),
    // A worker would fetch the library from a foreign server.
    useWebWorker: false,
  });
};

type Read = (file: File) => Promise<void>;

const readInBrowser: Read = async file => {
  const bitmap = await createImageBitmap(file);
  bitmap.close();
};

/**
 * Makes a chosen file fit to be sent: a file over 5 MB is scaled down, and refused when it stays too large. A file that the browser
 * cannot read as a picture is refused at once.
 */
export async function fitImage(
  file: File,
  scaleDown: ScaleDown = scaleInBrowser,
  read: Read = readInBrowser,
): Promise<{ file: File } | { problem: ImageProblem }> {
  const plan = planImage(file);
  if (plan === 'refuse') return { problem: 'unsupported_media_type' };
  try {
    if (plan === 'send') {
      await read(file);
      return { file };
    }
    const scaled = await scaleDown(file);
    return scaled.size > imageMaxBytes ? { problem: 'image_too_large' } : { file: scaled };
  } catch {
    // Browsers report no reason.
    return { problem: 'invalid_image' };
  }
}

/** The problem of the picture, if the server refuses the picture. */
export function imageProblem(error: unknown): ImageProblem | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'image_too_large' || error.code === 'unsupported_media_type') return error.code;
  return error.fields.some(({ path }) => path === 'image') ? 'invalid_image' : undefined;
}

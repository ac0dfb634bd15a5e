import { createHash } from 'node:crypto';
import { imageWidths } from '@toptan/contract/catalog/products';
import type { Sharp } from 'sharp';
import { fieldRefusal } from '../../refusal.ts';
import { largestWidth } from './image-url.ts';
import { limitWork } from './limit.ts';

/** The only decoders that are unblocked, whatever a file is called or claims to be: no SVG, no PDF, no files by path. */
const decoders = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadNsgifBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
];

async function load() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: decoders });
  // The cache is off, because no picture comes twice.
  sharp.cache(false);
  return sharp;
}

let loaded: ReturnType<typeof load> | undefined;

/** Loads the library for the first picture: it takes a tenth of a second and 20 MB, and most starts bring none. */
export function loadSharp(): ReturnType<typeof load> {
  loaded ??= load();
  return loaded;
}

/** The most pixels, 50 megapixels: more than cameras make, less than exhausts the memory (200 MB when decoded). */
const maxPixels = 50_000_000;

/** The most pixels of AVIF, progressive JPEG and interlaced PNG, which lie in memory whole before their first row is known. */
const maxWholePixels = 12_000_000;

/** Pictures with more pixels are decoded one at a time. */
const largePixels = 12_000_000;
const whenAlone = limitWork(1);

/** Seconds after which a picture that does not decode is given up. */
const decodeTimeout = 20;

/** The options of WebP. Effort 2 takes less than half the time of sharp's default of 4, for a twenty-fifth more bytes. */
const webp = { quality: 82, effort: 2 };

/** The decoders at a time. Two leave threads of the pool for passwords, and memory for everything else. */
const whenFree = limitWork(2);

/** A picture, checked and re-encoded, as it is stored. */
export type Picture = {
  /** SHA-256 (hex) of the file that was sent. */
  hash: string;
  /** Pixels of the upright original. */
  width: number;
  height: number;
  /** WebP in each of `imageWidths`, never larger than the original. */
  variants: { width: number; bytes: Buffer }[];
};

/** Whether a file is WebP of a single chunk that fills the file: pixels, and no place for metadata, frames or a second format. */
function isBareWebp(bytes: Buffer): boolean {
  return (
    bytes.length > 20 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.readUInt32LE(4) + 8 === bytes.length &&
    ['WEBPVP8 ', 'WEBPVP8L'].includes(bytes.toString('latin1', 8, 16)) &&
    bytes.readUInt32LE(16) + 20 + (bytes.readUInt32LE(16) % 2) === bytes.length
  );
}

type Options = {
  /** True: a bare WebP that is not too wide is stored as it is in the largest width, for pictures of our own making. */
  keepBareWebp?: boolean;
};

/** The pixels of a picture as its file declares them, without decoding it; 0 for a file that is no picture. */
export async function pixelsOf(bytes: Buffer): Promise<number> {
  const sharp = await loadSharp();
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({}) as { width?: number; height?: number });
  return width * height;
}

/** Opens a picture of at most so many pixels, without decoding it. */
async function open(bytes: Buffer, most: number) {
  const sharp = await loadSharp();
  const source = sharp(bytes, { failOn: 'error', limitInputPixels: most, autoOrient: true });
  const { autoOrient: upright, format, isProgressive } = await source.metadata();
  const pixels = upright.width * upright.height;
  const isWhole = format === 'heif' || isProgressive;
  if (pixels > (isWhole ? Math.min(most, maxWholePixels) : most)) throw new Error('Too many pixels');
  return { sharp, source: source.timeout({ seconds: decodeTimeout }), upright, pixels };
}

async function encode(bytes: Buffer, options: Options): Promise<Picture> {
  const { sharp, source, upright, pixels } = await open(bytes, maxPixels);
  const work = () => encodeUpright(sharp, { source, bytes, upright }, options);
  return pixels > largePixels ? whenAlone(work) : work();
}

type Source = { source: Sharp; bytes: Buffer; upright: { width: number; height: number } };

async function encodeUpright(
  sharp: Awaited<ReturnType<typeof load>>,
  { source, bytes, upright }: Source,
  { keepBareWebp = false }: Options,
): Promise<Picture> {
  const asIs = keepBareWebp && upright.width <= largestWidth && isBareWebp(bytes);
  const encoded = asIs ? imageWidths.filter(width => width < largestWidth) : imageWidths;
  const { data, info } = await source
    .resize({ width: Math.max(...encoded), withoutEnlargement: true })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const variants: Picture['variants'] = [];
  // One after the other: each thread that encodes keeps megabytes.
  for (const variant of encoded) {
    const smaller = sharp(data, { raw: { width, height, channels } })
      .resize({ width: variant, withoutEnlargement: true })
      .webp(webp);
    variants.push({ width: variant, bytes: await smaller.toBuffer() });
  }
  if (asIs) variants.push({ width: largestWidth, bytes });
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { hash, width: upright.width, height: upright.height, variants };
}

/** Share of an icon that the logo fills: phones cut off the parts outside a circle of 80 %. */
const iconFill = 0.72;

/** Makes square PNG files in these sizes, with the picture in the middle of white: for a logo, where no WebP is taken. */
export async function toIcons(
  { variants }: Picture,
  sizes: readonly number[],
): Promise<{ size: number; bytes: Buffer }[]> {
  const sharp = await loadSharp();
  const largest = variants.find(({ width }) => width === largestWidth)?.bytes;
  return Promise.all(
    sizes.map(async size => {
      const side = Math.round(size * iconFill);
      const logo = await sharp(largest).resize(side, side, { fit: 'inside' }).toBuffer();
      const ground = { width: size, height: size, channels: 3, background: '#ffffff' } as const;
      const icon = sharp({ create: ground }).composite([{ input: logo, gravity: 'centre' }]);
      return { size, bytes: await icon.removeAlpha().png({ compressionLevel: 9 }).toBuffer() };
    }),
  );
}

/**
 * Decodes a PNG, JPEG, GIF (its first frame), WebP or AVIF file and re-encodes it as upright sRGB without metadata, so that nothing
 * of the file itself is stored. Any other file is refused: 400, field `image`, `invalid_image`.
 */
export async function readPicture(bytes: Buffer, options: Options = {}): Promise<Picture> {
  // A library that cannot be loaded is no fault of the picture.
  await loadSharp();
  return whenFree(() => encode(bytes, options)).catch(() => {
    throw fieldRefusal(
      'validation_failed',
      'image',
      'invalid_image',
      'Not a picture that can be shown: send PNG, JPG, GIF or WebP of at most 50 megapixels, of 12 where it is progressive, interlaced or AVIF',
    );
  });
}

/**
 * Decodes a picture of a paper as `readPicture` does, of at most 12 megapixels because anybody may send one, and re-encodes it as
 * WebP.
 * @param side the longest side, in pixels
 * @param field the part of the form that is named in a refusal
 * @throws Refusal 400 `invalid_image`
 */
export async function readPaper(
  bytes: Buffer,
  { side, field }: { side: number; field: string },
): Promise<Buffer> {
  await loadSharp();
  const made = whenFree(async () => {
    const { source } = await open(bytes, maxWholePixels);
    return source
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColorspace('srgb')
      .webp(webp)
      .toBuffer();
  });
  return made.catch(() => {
    throw fieldRefusal(
      'validation_failed',
      field,
      'invalid_image',
      'Not a picture that can be shown: send PNG, JPG, GIF or WebP of at most 12 megapixels',
    );
  });
}

/**
 * The picture in the file of a form; null where none was sent.
 * @throws as `readPicture`
 */
export const pictureIn = async (file: { bytes: Buffer } | null): Promise<Picture | null> =>
  file && (await readPicture(file.bytes));

import { deflateSync } from 'node:zlib';
import { imageWidths } from '@toptan/contract/catalog/products';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productForm } from '../../testing/form.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import { readPicture } from './picture.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

const paint = (width: number, height: number, background = '#c33') =>
  sharp({ create: { width, height, channels: 3, background } });

const upload = (bytes: Buffer, filename?: string) =>
  admin.call('POST', '/api/products', productForm({ name: 'Kot', price: '1' }, bytes, filename));

/** Makes a GIF of frames, each a rectangle of one color. */
function gif(frames: number): Promise<Buffer> {
  const raw = { width: 40, height: 20 * frames, channels: 3, pageHeight: 20 } as const;
  const pixels = Buffer.alloc(raw.width * raw.height * 3, 0);
  for (let frame = 0; frame < frames; frame++)
    pixels.fill(frame % 2 ? 0 : 255, frame * 20 * 40 * 3, (frame + 1) * 20 * 40 * 3);
  return sharp(pixels, { raw }).gif().toBuffer();
}

function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  // The check sum is wrong: decoders that check it reject the chunk, and the limit must bite before they get that far.
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
}

test('an AVIF that takes a gigabyte when it is decoded is refused, one of a camera is taken', async () => {
  const avif = (width: number, height: number) => paint(width, height).avif({ effort: 0 }).toBuffer();
  await expect(readPicture(await avif(4_001, 3_001))).rejects.toMatchObject({ code: 'validation_failed' });
  expect(await readPicture(await avif(4_000, 3_000))).toMatchObject({ width: 4_000, height: 3_000 });
});

test.each([
  ['JPEG', (picture: ReturnType<typeof paint>) => picture.jpeg({ progressive: true })],
  ['PNG', (picture: ReturnType<typeof paint>) => picture.png({ progressive: true })],
])('a progressive %s that lies in memory whole is refused beyond 12 megapixels', async (_, encode) => {
  const bytes = await encode(paint(4_001, 3_001)).toBuffer();
  await expect(readPicture(bytes)).rejects.toMatchObject({ code: 'validation_failed' });
  expect(await readPicture(await encode(paint(500, 400)).toBuffer())).toMatchObject({ width: 500 });
});

/** Makes a PNG of a few kilobytes that declares 30,000 × 30,000 pixels. */
function bomb(): Buffer {
  const header = Buffer.from([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 2, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(3_000_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture that is sent', () => {
  test.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)(
    'may be %s, and is stored as WebP',
    async format => {
      const picture = await readPicture(await paint(1200, 1500)[format]().toBuffer());
      expect(picture).toMatchObject({ width: 1200, height: 1500 });
      for (const { width, bytes } of picture.variants) {
        const metadata = await sharp(bytes).metadata();
        expect(metadata).toMatchObject({ format: 'webp', width, height: width * 1.25 });
      }
      expect(picture.variants.map(({ width }) => width)).toEqual([...imageWidths]);
    },
  );

  test('is never enlarged', async () => {
    const { variants } = await readPicture(await paint(200, 100).png().toBuffer());
    const widths = await Promise.all(
      variants.map(async ({ bytes }) => (await sharp(bytes).metadata()).width),
    );
    expect(widths).toEqual([160, 200, 200, 200]);
  });

  test('stands upright and loses its metadata', async () => {
    const photograph = await paint(300, 200)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'Somebody at home', Artist: 'Somebody' } })
      .jpeg()
      .toBuffer();
    expect(photograph.includes('Somebody at home')).toBe(true);
    const { width, height, variants } = await readPicture(photograph);
    expect({ width, height }).toEqual({ width: 200, height: 300 });
    for (const { bytes } of variants) {
      const metadata = await sharp(bytes).metadata();
      expect(metadata.height).toBeGreaterThan(metadata.width);
      expect(metadata).not.toHaveProperty('exif');
      expect(metadata).not.toHaveProperty('icc');
      expect(metadata).not.toHaveProperty('orientation');
    }
  });

  test('keeps what is transparent', async () => {
    const logo = await sharp({
      create: { width: 100, height: 100, channels: 4, background: { r: 200, g: 40, b: 10, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const { variants } = await readPicture(logo);
    const { data } = await sharp(variants[0]?.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(Math.abs((data[0] ?? 0) - 200)).toBeLessThan(12);
    expect(Math.abs((data[3] ?? 0) - 128)).toBeLessThan(4);
  });

  test('of a thousand frames is its first one', async () => {
    const animation = await gif(1000);
    expect((await sharp(animation, { animated: true }).metadata()).pages).toBe(1000);
    const { variants, height } = await readPicture(animation);
    expect(height).toBe(20);
    const metadata = await sharp(variants[0]?.bytes, { animated: true }).metadata();
    expect(metadata.pages ?? 1).toBe(1);
    const { data } = await sharp(variants[0]?.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(240);
  });

  test('in CMYK is shown in sRGB', async () => {
    const print = await paint(60, 60, '#fff').toColorspace('cmyk').jpeg().toBuffer();
    expect((await sharp(print).metadata()).space).toBe('cmyk');
    const { variants } = await readPicture(print);
    expect((await sharp(variants[0]?.bytes).metadata()).space).toBe('srgb');
  });

  test('that hides a page behind its pixels leaves the page behind', async () => {
    const page = '<script>alert(document.domain)</script>';
    const polyglot = Buffer.concat([await paint(50, 50).jpeg().toBuffer(), Buffer.from(page)]);
    const { variants } = await readPicture(polyglot);
    for (const { bytes } of variants) expect(bytes.includes('<script')).toBe(false);
  });
});

describe('a file that is refused', () => {
  const truncated = async () => (await paint(400, 400).jpeg().toBuffer()).subarray(0, 600);
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>')],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an EXE', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000, 7)])],
    ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>')],
    ['a TIFF', () => paint(20, 20).tiff().toBuffer()],
    ['half a JPEG', truncated],
    ['a PNG of nothing but its signature', () => Buffer.from('89504e470d0a1a0a', 'hex')],
    ['30,000 × 30,000 pixels', bomb],
  ])('%s named .png', async (_, make) => {
    const answer = await upload(await make());
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      fields: [{ path: 'image', code: 'invalid_image' }],
    });
  });

  test('more pixels than a camera makes, however small the file', async () => {
    const file = await paint(8000, 8000).png({ compressionLevel: 9 }).toBuffer();
    expect(file.length).toBeLessThan(1_000_000);
    expect((await upload(file)).statusCode).toBe(400);
  });

  test('over 5 MB', async () => {
    const answer = await upload(Buffer.alloc(5 * 1024 * 1024 + 1, 1));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'image_too_large', fields: [{ path: 'image' }] });
  });

  test('leaves neither a product nor a picture', async () => {
    const before = (await admin.call('GET', '/api/products')).headers['x-total-count'];
    await upload(Buffer.from('no picture'));
    expect((await admin.call('GET', '/api/products')).headers['x-total-count']).toBe(before);
  });

  test('in another part of the form', async () => {
    const form = productForm({ name: 'Kot', price: '1' });
    form.append('document', new Blob([new Uint8Array(await paint(9, 9).png().toBuffer())]), 'x.png');
    const answer = await admin.call('POST', '/api/products', form);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ path: 'document', code: 'unknown_field' }]);
  });
});

describe('a WebP of our own', () => {
  test('is stored as it is in the largest width', async () => {
    const own = await paint(900, 1200).webp().toBuffer();
    const { variants } = await readPicture(own, { keepBareWebp: true });
    expect(variants.at(-1)?.bytes.equals(own)).toBe(true);
    expect((await sharp(variants[0]?.bytes).metadata()).width).toBe(160);
  });

  test.each<[string, () => Promise<Buffer>]>([
    [
      'with metadata',
      () =>
        paint(90, 90)
          .withExif({ IFD0: { Artist: 'Somebody' } })
          .webp()
          .toBuffer(),
    ],
    [
      'with something behind',
      async () => Buffer.concat([await paint(90, 90).webp().toBuffer(), Buffer.from('<b>')]),
    ],
    ['that is too wide', () => paint(1000, 90).webp().toBuffer()],
  ])('%s is re-encoded', async (_, make) => {
    const file = await make();
    const { variants } = await readPicture(file, { keepBareWebp: true });
    expect(variants.at(-1)?.bytes.equals(file)).toBe(false);
  });
});

import { loadSharp } from '@toptan/server/catalog/images/picture';

const [width, height] = [900, 640];

/** A made-up tax certificate: lines on paper that nobody can read. WebP. */
export async function drawTaxPlate(): Promise<Buffer> {
  const sharp = await loadSharp();
  const bar = (top: number, length: number, background: string) => ({
    input: { create: { width: length, height: 16, channels: 3 as const, background } },
    left: 60,
    top,
  });
  const lengths = [700, 560, 780, 640, 780, 700, 560, 780, 640];
  return sharp({ create: { width, height, channels: 3, background: '#fdfdf6' } })
    .composite([
      bar(60, 420, '#c66a5c'),
      ...lengths.map((length, at) => bar(130 + at * 52, length, '#c6cacf')),
    ])
    .webp({ quality: 82 })
    .toBuffer();
}

import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { DrawOptions } from '@toptan/demo/drawing';
import sharp from 'sharp';
import { drawCutOut } from './draw.ts';

/** Draws the goods of the login page's rail, cut out, from the demo's own drawings. Run after a change of a drawing. */
const folder = new URL('../../web/src/ui/layout/rail/', import.meta.url);
const goods: Record<string, DrawOptions> = {
  blazer: { silhouette: 'blazer', color: 'Black' },
  shirt: { silhouette: 'shirt', color: '#7fa8cf', accent: 'White', pattern: 'pinstripe' },
  dress: { silhouette: 'midi-dress', color: '#b8362b' },
  trench: { silhouette: 'trench', color: 'Yellow' },
  cardigan: { silhouette: 'cardigan', color: 'Green' },
  boots: { silhouette: 'ankle-boot', color: 'Black' },
  tote: { silhouette: 'tote', color: 'White', accent: '#1f2f57', pattern: 'stripe' },
  sneakers: { silhouette: 'sneaker', color: 'White', accent: '#1f2f57' },
  weekender: { silhouette: 'weekender', color: '#1f2f57' },
};

await mkdir(folder, { recursive: true });
for (const [name, drawing] of Object.entries(goods)) {
  const raster = await sharp(Buffer.from(drawCutOut(drawing)))
    .png({ compressionLevel: 1 })
    .toBuffer();
  const picture = await sharp(raster)
    .trim({ threshold: 1 })
    .resize({ width: 540, height: 720, fit: 'inside', withoutEnlargement: true })
    .avif({ quality: 55, effort: 6 })
    .toFile(fileURLToPath(new URL(`${name}.avif`, folder)));
  process.stdout.write(`${name} ${picture.width} x ${picture.height}, ${picture.size} bytes\n`);
}

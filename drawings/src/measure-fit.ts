import { writeFile } from 'node:fs/promises';
import { type SilhouetteName, silhouetteNames } from '@toptan/demo/drawing';
import sharp from 'sharp';
import { drawBare } from './draw.ts';

/**
 * Measures every silhouette's own pixels and rewrites fit.ts: one optical size, one optical centre.
 * Run it after any change of an outline.
 */
const lines: string[] = [];
for (const silhouette of silhouetteNames) {
  const key = silhouette.includes('-') ? `'${silhouette}'` : silhouette;
  lines.push(`  ${key}: [${(await measure(silhouette)).join(', ')}],\n`);
}
await writeFile(
  new URL('fit.ts', import.meta.url),
  '/** Scale, dx, dy of each silhouette, written by measure-fit.ts. */\n' +
    `export const fit: Record<string, [scale: number, dx: number, dy: number]> = {\n${lines.join('')}};\n`,
);

async function measure(silhouette: SilhouetteName): Promise<[number, number, number]> {
  const { data, info } = await sharp(Buffer.from(drawBare({ silhouette, color: 'Blue' })), { density: 72 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, -1, -1];
  let [count, sumX, sumY] = [0, 0, 0];
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if ((data[(y * info.width + x) * 4 + 3] ?? 0) <= 200) continue;
      count++;
      sumX += x;
      sumY += y;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  const unit = 1350 / info.width;
  const [width, height, area] = [(right - left + 1) * unit, (bottom - top + 1) * unit, count * unit * unit];
  // The eye takes three parts of the box and one part of the centre of mass for the middle.
  const x = (0.375 * (left + right + 1) + (0.25 * sumX) / count) * unit - 675;
  const y = (0.375 * (top + bottom + 1) + (0.25 * sumY) / count) * unit - 900;
  const box = area / (width * height) < 0.34 ? 460_000 : 560_000;
  const scale = Math.min(
    752 / width,
    920 / height,
    Math.sqrt(395_000 / area),
    Math.sqrt(box / (width * height)),
  );
  return [Number(scale.toFixed(3)), Math.round(-x * scale), Math.round(-y * scale - 6)];
}

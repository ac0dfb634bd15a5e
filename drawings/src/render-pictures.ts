import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { products } from '@toptan/demo/catalogue/products';
import type { DrawOptions } from '@toptan/demo/drawing';
import { picturesFolder } from '@toptan/demo/pictures';
import sharp from 'sharp';
import { draw } from './draw.ts';

/**
 * Draws the demo's pictures into pictures/ and, from the same drawings, the browser's pictures for a product without one. Run after
 * any change of a drawing or a catalogue row. Arguments limit it: a SKU, a drawing (`derby`), a category (`shoes`), or `fallback`
 * for the latter. Throws an Error for a word that names nothing.
 */
const fallbackFolder = new URL('../../web/public/fallback/', import.meta.url);
const fallbacks: Record<string, DrawOptions['silhouette']> = {
  clothing: 'crew-tee',
  shoes: 'sneaker',
  accessories: 'scarf',
  bags: 'handbag',
  watches: 'watch-leather',
  jewelry: 'ring',
  other: 'gift-box',
};

const only = new Set(process.argv.slice(2).map(word => word.toUpperCase()));
const namesOf = ({ sku, category, pictures: [cover] }: (typeof products)[number]) => [
  sku,
  category,
  cover.drawing.silhouette.toUpperCase(),
];
const known = new Set(['FALLBACK', ...products.flatMap(namesOf)]);
for (const word of only)
  if (!known.has(word)) throw new Error(`No product, drawing or category is called ${word}`);
const wanted = products
  .filter(product => !only.size || namesOf(product).some(name => only.has(name)))
  .flatMap(product => product.pictures);
await mkdir(picturesFolder, { recursive: true });
// Two at a time: one drawing leaves half of a small machine idle while it is encoded.
await Promise.all(
  [0, 1].map(async lane => {
    for (const { file, drawing } of wanted.filter((_, i) => i % 2 === lane))
      await writeFile(new URL(file, picturesFolder), await webp(drawing, 900, 82));
  }),
);

if (!only.size) {
  const needed = new Set(products.flatMap(product => product.pictures.map(({ file }) => file)));
  for (const file of await readdir(picturesFolder))
    if (!needed.has(file)) await rm(new URL(file, picturesFolder));
}

if (!only.size || only.has('FALLBACK')) {
  await mkdir(fallbackFolder, { recursive: true });
  for (const [category, silhouette] of Object.entries(fallbacks)) {
    const drawing: DrawOptions = { silhouette, color: '#d2cfc9', accent: '#b3afa7' };
    await writeFile(new URL(`${category}.webp`, fallbackFolder), await faded(drawing));
  }
}

/** A drawing without color and with little contrast, so that it is not taken for the product. */
async function faded(drawing: DrawOptions): Promise<Buffer> {
  return sharp(await webp(drawing, 600, 100))
    .modulate({ saturation: 0.2 })
    .linear(0.7, 68)
    .webp({ quality: 74, effort: 6 })
    .toBuffer();
}

/** Drawn at 900 pixels and then made smaller: drawn small, soft folds harden and ribbing is lost. */
async function webp(drawing: DrawOptions, width: number, quality: number): Promise<Buffer> {
  const raster = await sharp(Buffer.from(draw(drawing)))
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(raster).resize(width).webp({ quality, effort: 6 }).toBuffer();
}

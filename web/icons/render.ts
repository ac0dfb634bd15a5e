/** Draws the icons under which the portal is installed, from the brand mark. Run by `npm run icons -w web`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ClipboardList, type LucideIcon, Shirt, ShoppingBasket } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../public/icons');

/** Colors of the light theme: a phone draws icons without asking for a theme. */
const paper = '#ffffff';
const turquoise = '#0a5f66';

/** The swing tag on a field of 24 by 28, as in web/src/ui/layout/brand-mark.tsx. */
const tag =
  'M7.4 1h9.2c.7 0 1.3.3 1.8.8l3.9 4.6c.4.4.7 1 .7 1.6v16.5a2.5 2.5 0 0 1-2.5 2.5h-17A2.5 2.5 0 0 1 1 24.5V8c0-.6.2-1.2.7-1.6l3.9-4.6c.5-.5 1.1-.8 1.8-.8Z';
const letter = 'M6.5 11h11v3h-4v9h-3v-9h-4Z';

const canvas = (size: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">${content}</svg>`;

const ground = (radius: number) => `<rect width="100" height="100" rx="${radius}" fill="${turquoise}"/>`;

/** @param height of the tag, in hundredths of the icon */
function mark(height: number): string {
  const scale = height / 28;
  return `<g transform="translate(${50 - 12 * scale} ${50 - 14 * scale}) scale(${scale})">
    <path d="${tag}" fill="${paper}"/><circle cx="12" cy="5.6" r="1.7" fill="${turquoise}"/><path d="${letter}" fill="${turquoise}"/>
  </g>`;
}

function glyph(icon: LucideIcon): string {
  const drawn = renderToStaticMarkup(createElement(icon, { color: paper, strokeWidth: 1.75, size: 50 }));
  return `<g transform="translate(25 25)">${drawn}</g>`;
}

const icons: Record<string, { size: number; content: string }> = {
  'icon-192': { size: 192, content: ground(22) + mark(62) },
  'icon-512': { size: 512, content: ground(22) + mark(62) },
  // A phone cuts these to a shape of its own; what must stay lies within the inner 80 hundredths.
  'maskable-192': { size: 192, content: ground(0) + mark(52) },
  'maskable-512': { size: 512, content: ground(0) + mark(52) },
  'apple-touch-icon': { size: 180, content: ground(0) + mark(60) },
  'shortcut-catalog': { size: 96, content: ground(22) + glyph(Shirt) },
  'shortcut-basket': { size: 96, content: ground(22) + glyph(ShoppingBasket) },
  'shortcut-orders': { size: 96, content: ground(22) + glyph(ClipboardList) },
};

await mkdir(folder, { recursive: true });
for (const [name, { size, content }] of Object.entries(icons)) {
  await sharp(Buffer.from(canvas(size, content)))
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, `${name}.png`));
}

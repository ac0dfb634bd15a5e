import { type ProductCategory, productGenders } from '@toptan/contract/catalog/products';
import { toKurus, toLira } from '@toptan/contract/money';
import { type SilhouetteName, silhouettes } from '../illustrations/silhouettes.ts';
import type { DrawOptions, PatternName, Shade } from '../illustrations/types.ts';
import { type DemoColor, type DemoSize, demoColors, demoSizes } from '../offering.ts';
import { fraction } from '../random.ts';
import type { DemoProduct } from '../types.ts';

const patterns: readonly PatternName[] = [
  'plain',
  'stripe',
  'rugby',
  'pinstripe',
  'check',
  'dots',
  'ribbed',
  'waffle',
  'chunky',
];

/**
 * Products from a written table, two lines each:
 *
 *     SKU | name | gender | price | sizes | colours | drawing | stock
 *       description
 *
 * Price in lira; sizes `28-36` or `-`; the drawing is a silhouette, then optionally shade, pattern and accent, in
 * the first of the colours; half of the products with stock by colour are drawn in the others, too. Stock is `pool 480` (the product as a whole) or `each 24` (about that many pieces of
 * each size and colour); `off` behind it makes the product inactive. `maker` is the index of the manufacturer.
 *
 * Throws an Error that names the row when a cell can't be read.
 */
export function table(kind: { category: ProductCategory; maker: number }, text: string): DemoProduct[] {
  const lines = text.split('\n').filter(line => line.trim());
  const products: DemoProduct[] = [];
  for (let i = 0; i < lines.length; i += 2) products.push(product(kind, lines[i] ?? '', lines[i + 1] ?? ''));
  return products;
}

function product(
  { category, maker }: { category: ProductCategory; maker: number },
  row: string,
  description: string,
): DemoProduct {
  const cells = row.split('|').map(cell => cell.trim());
  const [
    sku = '',
    name = '',
    gender = '',
    price = '',
    sizeRun = '',
    colorList = '',
    drawing = '',
    stock = '',
  ] = cells;
  const fail = (what: string): never => {
    throw new Error(`${what} in the catalogue row: ${row.trim()}`);
  };
  if (cells.length !== 8 || description.includes('|')) fail('Eight cells and a description expected');
  const colors = colorList.split(' ').map(color => oneOf(demoColors, color) ?? fail(`Colour '${color}'`));
  const sizes = sizesOf(sizeRun) ?? fail(`Sizes '${sizeRun}'`);
  const [, form = fail('Stock'), amount = '', off] = /^(pool|each) (\d+)( off)?$/.exec(stock) ?? [];
  const marks = fraction(sku);
  const [first = fail('Colours'), ...others] = colors;
  const drawn = drawingOf(drawing, first) ?? fail(`Drawing '${drawing}'`);
  const inColor = (color: DemoColor) => ({
    file: `${sku}-${color}.webp`.toLowerCase(),
    color,
    drawing: inOtherColor(drawn, color),
  });
  const margin = 0.48 + 0.17 * marks(1);
  return {
    sku,
    name,
    description: `${description.trim()} ${inWords(colors)}`,
    price: toLira(toKurus(price)),
    costPrice: toLira(Math.round((toKurus(price) * margin) / 50) * 50),
    genderCategory: oneOf(productGenders, gender) ?? fail(`Gender '${gender}'`),
    category,
    sizes,
    colors,
    stock:
      form === 'pool'
        ? [{ size: null, color: null, quantity: Number(amount) }]
        : spreadStock(sizes, colors, Number(amount), marks),
    isActive: off === undefined,
    manufacturer: maker,
    pictures: [
      { file: `${sku.toLowerCase()}.webp`, color: first, drawing: drawn },
      ...(form === 'each' && marks(3) < 0.5 ? others.map(inColor) : []),
    ],
    listedDaysAgo: 4 + Math.floor(560 * marks(2) ** 1.6),
  };
}

const colorWords: Record<DemoColor, string> = {
  White: 'beyaz',
  Black: 'siyah',
  Grey: 'gri',
  Red: 'kırmızı',
  Blue: 'mavi',
  Yellow: 'sarı',
  Green: 'yeşil',
};

/** 'Renkler: kırmızı, siyah.', so that a search for a colour finds what comes in it. */
function inWords(colors: readonly DemoColor[]): string {
  return `${colors.length > 1 ? 'Renkler' : 'Renk'}: ${colors.map(color => colorWords[color]).join(', ')}.`;
}

function oneOf<T extends string>(list: readonly T[], value: string): T | undefined {
  return list.find(entry => entry === value);
}

function sizesOf(run: string): DemoSize[] | undefined {
  if (run === '-') return [];
  const [first = '', last = ''] = run.split('-');
  const [from, to] = [demoSizes.indexOf(first as DemoSize), demoSizes.indexOf(last as DemoSize)];
  return from < 0 || to < from ? undefined : demoSizes.slice(from, to + 1);
}

function drawingOf(text: string, color: DemoColor): DrawOptions | undefined {
  const [silhouette = '', ...rest] = text.split(' ');
  if (!(silhouette in silhouettes)) return undefined;
  const options: DrawOptions = { silhouette: silhouette as SilhouetteName, color };
  for (const word of rest) {
    const accent = oneOf(demoColors, word);
    const pattern = oneOf(patterns, word);
    if (/^[012]$/.test(word)) options.shade = Number(word) as Shade;
    else if (pattern) options.pattern = pattern;
    else if (accent) options.accent = accent;
    else if (/^#[0-9a-f]{6}$/.test(word)) options.accent = word as `#${string}`;
    else return undefined;
  }
  return options;
}

/** A second colour that is the first of the other drawing is left to `draw` to choose. */
function inOtherColor({ accent, ...drawing }: DrawOptions, color: DemoColor): DrawOptions {
  return { ...drawing, color, ...(accent && accent !== color && { accent }) };
}

/** A run sells unevenly: the middle sizes are kept deeper, and here and there one is gone. */
function spreadStock(
  sizes: DemoSize[],
  colors: DemoColor[],
  about: number,
  marks: (salt: number) => number,
): DemoProduct['stock'] {
  const kept = sizes.length ? sizes : [null];
  return kept.flatMap((size, s) =>
    colors.map((color, c) => {
      const chance = marks(100 + s * 7 + c);
      const middle = 1.25 - Math.abs(s - (kept.length - 1) / 2) / kept.length;
      return { size, color, quantity: chance < 0.06 ? 0 : Math.round(about * middle * (0.5 + chance)) };
    }),
  );
}

import { type ProductCategory, productGenders } from '@toptan/contract/catalog/filters';
import type { Language } from '@toptan/contract/languages';
import { toKurus, toLira } from '@toptan/contract/money';
import { type DrawOptions, patterns, type Shade, silhouetteNames } from '../drawing.ts';
import {
  type DemoColor,
  type DemoSize,
  type DemoSizeSet,
  type DemoSizeSetName,
  demoColors,
  sizeSets,
} from '../offering.ts';
import { fraction } from '../random.ts';
import type { DemoPack, DemoProduct } from '../types.ts';

/**
 * Products from a written table, four lines each:
 *
 *     SKU | name | gender | price | sizes | colors | drawing | stock | packs
 *       description
 *       en English name: description
 *       ar Arabic name: description
 *
 * - Price in lira; sizes of a set, `women 36-44`, `one` or `-`.
 * - The drawing is a silhouette, then optionally shade, pattern and accent, in the first of the colors; half of the products
 *   with stock by color are drawn in the others, too.
 * - Stock is `pool 480` (the product as a whole), `each 24` (about that many pieces of each size and color), `packs 6` (whole
 *   packs of each color) or `broken` (a pack of each color without one of its sizes). `only` behind it: nothing is produced;
 *   `off`: inactive.
 * - Packs may be left out: sold by the piece. Otherwise `packs` or `both`, and what lies in them by size: `1-2-2-1`, of a later
 *   size on `2-2-2 from 38`, in all colors `mixed 1-1-1`, a box `carton 12`; several with ` + `.
 *
 * `maker` is the index of the manufacturer.
 *
 * Throws an Error that names the row when a cell can't be read.
 */
export function table(kind: { category: ProductCategory; maker: number }, text: string): DemoProduct[] {
  const lines = text.split('\n').filter(line => line.trim());
  const products: DemoProduct[] = [];
  for (let i = 0; i < lines.length; i += 4) {
    const [row = '', ...texts] = lines.slice(i, i + 4);
    products.push(product(kind, row, texts));
  }
  return products;
}

function product(
  { category, maker }: { category: ProductCategory; maker: number },
  row: string,
  [description = '', english = '', arabic = '']: string[],
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
    packing = '',
  ] = cells;
  const fail = (what: string): never => {
    throw new Error(`${what} in the catalogue row: ${row.trim()}`);
  };
  if (cells.length < 8 || cells.length > 9 || description.includes('|'))
    fail('Eight or nine cells and a description expected');
  const colors = colorList.split(' ').map(color => oneOf(demoColors, color) ?? fail(`Color '${color}'`));
  const { sizeSet, sizes } = sizesOf(sizeRun) ?? fail(`Sizes '${sizeRun}'`);
  const { sells, packs } = packsOf(packing, sizes, colors) ?? fail(`Packs '${packing}'`);
  const [, form = fail('Stock'), supply, off] =
    /^(pool \d+|each \d+|packs \d+|broken)( only)?( off)?$/.exec(stock) ?? [];
  const marks = fraction(sku);
  const [first = fail('Colors'), ...others] = colors;
  const drawn = drawingOf(drawing, first) ?? fail(`Drawing '${drawing}'`);
  const inColor = (color: DemoColor) => ({
    file: `${sku}-${color}.webp`.toLowerCase(),
    color,
    drawing: inOtherColor(drawn, color),
  });
  const textsIn = (language: 'en' | 'ar', line: string) => {
    const [, called = '', text = ''] =
      new RegExp(`^${language} ([^:]+): (.+)$`).exec(line.trim()) ?? fail(`Text '${line.trim()}'`);
    return { name: called, description: `${text} ${inWords(language, colors)}` };
  };
  const margin = 0.48 + 0.17 * marks(1);
  return {
    sku,
    name,
    description: `${description.trim()} ${inWords('tr', colors)}`,
    translations: { en: textsIn('en', english), ar: textsIn('ar', arabic) },
    price: toLira(toKurus(price)),
    costPrice: toLira(Math.round((toKurus(price) * margin) / 50) * 50),
    genderCategory: oneOf(productGenders, gender) ?? fail(`Gender '${gender}'`),
    category,
    sizeSet,
    sizes,
    colors,
    stock: stockOf(form, { sizes, colors, packs }, marks) ?? fail('Stock'),
    isActive: off === undefined,
    sells,
    supply: supply ? 'stock_only' : 'to_order',
    packs,
    manufacturer: maker,
    pictures: [{ file: `${sku.toLowerCase()}.webp`, color: first, drawing: drawn }, ...others.map(inColor)],
    listedDaysAgo: 4 + Math.floor(560 * marks(2) ** 1.6),
  };
}

const colorWords: Record<Language, Record<DemoColor, string>> = {
  en: {
    White: 'white',
    Black: 'black',
    Grey: 'grey',
    Red: 'red',
    Blue: 'blue',
    Yellow: 'yellow',
    Green: 'green',
    Beige: 'beige',
    Navy: 'navy',
    Burgundy: 'burgundy',
  },
  tr: {
    White: 'beyaz',
    Black: 'siyah',
    Grey: 'gri',
    Red: 'kırmızı',
    Blue: 'mavi',
    Yellow: 'sarı',
    Green: 'yeşil',
    Beige: 'bej',
    Navy: 'lacivert',
    Burgundy: 'bordo',
  },
  ar: {
    White: 'أبيض',
    Black: 'أسود',
    Grey: 'رمادي',
    Red: 'أحمر',
    Blue: 'أزرق',
    Yellow: 'أصفر',
    Green: 'أخضر',
    Beige: 'بيج',
    Navy: 'كحلي',
    Burgundy: 'عنابي',
  },
};

const colorHeadings = { en: ['Color', 'Colors'], tr: ['Renk', 'Renkler'], ar: ['اللون', 'الألوان'] };

/** 'Renkler: kırmızı, siyah.', so that a search for a color finds the product. */
function inWords(language: Language, colors: readonly DemoColor[]): string {
  const heading = colorHeadings[language][colors.length > 1 ? 1 : 0];
  const words = colors.map(color => colorWords[language][color]);
  return `${heading}: ${words.join(language === 'ar' ? '، ' : ', ')}.`;
}

function oneOf<T extends string>(list: readonly T[], value: string): T | undefined {
  return list.find(entry => entry === value);
}

function sizesOf(text: string): Pick<DemoProduct, 'sizeSet' | 'sizes'> | undefined {
  if (text === '-') return { sizeSet: null, sizes: [] };
  const [word = '', run] = text.split(' ');
  const sizeSet = oneOf(Object.keys(sizeSets) as DemoSizeSetName[], word);
  if (!sizeSet) return undefined;
  const { sizes }: DemoSizeSet = sizeSets[sizeSet];
  if (run === undefined) return { sizeSet, sizes: [...sizes] };
  const [first = '', last = ''] = run.split('-');
  const [from, to] = [sizes.indexOf(first), sizes.indexOf(last)];
  return from < 0 || to < from ? undefined : { sizeSet, sizes: sizes.slice(from, to + 1) };
}

function packsOf(
  text: string,
  sizes: DemoSize[],
  colors: DemoColor[],
): Pick<DemoProduct, 'sells' | 'packs'> | undefined {
  if (text === '') return { sells: 'loose', packs: [] };
  const [, sells, contents = ''] = /^(packs|both) (.+)$/.exec(text) ?? [];
  const packs = contents.split(' + ').map(content => packOf(content, sizes, colors));
  if (!sells || !packs.every(pack => pack !== undefined)) return undefined;
  return { sells: sells === 'packs' ? 'packs' : 'both', packs };
}

function packOf(text: string, sizes: DemoSize[], colors: DemoColor[]): DemoPack | undefined {
  const [, carton, mixed, ratios = '', from] =
    /^(carton )?(mixed )?(\d+(?:-\d+)*)(?: from (\w+))?$/.exec(text) ?? [];
  const start = from === undefined ? 0 : sizes.indexOf(from);
  const kept = sizes.length ? sizes.slice(start) : [null];
  const wanted = ratios.split('-').map(Number);
  if (start < 0 || !wanted[0] || wanted.length > kept.length) return undefined;
  const lines = (mixed ? colors : [null]).flatMap(color =>
    wanted.map((ratio, at) => ({ size: kept[at] ?? null, color, ratio })),
  );
  return { unit: carton ? 'carton' : 'series', mixed: Boolean(mixed), lines };
}

function drawingOf(text: string, color: DemoColor): DrawOptions | undefined {
  const [name = '', ...rest] = text.split(' ');
  const silhouette = oneOf(silhouetteNames, name);
  if (!silhouette) return undefined;
  const options: DrawOptions = { silhouette, color };
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

/** A second color that is the first of the other drawing is left to `draw` to choose. */
function inOtherColor({ accent, ...drawing }: DrawOptions, color: DemoColor): DrawOptions {
  return { ...drawing, color, ...(accent && accent !== color && { accent }) };
}

type Offered = Pick<DemoProduct, 'sizes' | 'colors' | 'packs'>;

function stockOf(
  form: string,
  offered: Offered,
  marks: (salt: number) => number,
): DemoProduct['stock'] | undefined {
  const [word, number = 1] = form.split(' ');
  if (word === 'pool') return [{ size: null, color: null, quantity: Number(number) }];
  if (word === 'each') return spreadStock(offered, Number(number), marks);
  const [pack] = offered.packs;
  return pack && stockOfPacks(offered, pack, { packs: Number(number), isBroken: word === 'broken' });
}

const cellsOf = ({ sizes, colors }: Offered) =>
  (sizes.length ? sizes : [null]).flatMap((size, row) =>
    colors.map((color, column) => ({ size, color, row, column })),
  );

/** A run sells unevenly: the middle sizes are kept deeper, and here and there one is gone. */
function spreadStock(offered: Offered, about: number, marks: (salt: number) => number): DemoProduct['stock'] {
  const rows = offered.sizes.length || 1;
  return cellsOf(offered).map(({ size, color, row, column }) => {
    const chance = marks(100 + row * 7 + column);
    const middle = 1.25 - Math.abs(row - (rows - 1) / 2) / rows;
    return { size, color, quantity: chance < 0.06 ? 0 : Math.round(about * middle * (0.5 + chance)) };
  });
}

/** Stock of whole packs of each color; a broken color lacks another size each. */
function stockOfPacks(
  offered: Offered,
  { lines, mixed }: DemoPack,
  { packs, isBroken }: { packs: number; isBroken: boolean },
): DemoProduct['stock'] {
  return cellsOf(offered).map(({ size, color, row, column }) => {
    const line = lines.find(each => each.size === size && (!mixed || each.color === color));
    const isGone = isBroken && row === column + 1;
    return { size, color, quantity: isGone ? 0 : (line?.ratio ?? 0) * packs };
  });
}

import { type CellKey, isWholeProduct, sameCell } from '@toptan/contract/catalog/cells';
import type { Product } from '@toptan/contract/catalog/products';
import { languages } from '@toptan/contract/languages';
import { dayAt, momentText } from '../../spreadsheet/written.ts';
import type { Context } from './context.ts';
import type { WantedPack } from './pack-cell.ts';
import type { CurrentProduct } from './queries.ts';
import { translated } from './row.ts';

/** Language and text of a field such as `nameTr`. */
export function translationOf(field: string) {
  const [, text, suffix] = translated.exec(field) ?? [];
  const language = languages.find(each => each === suffix?.toLowerCase());
  return language && (text === 'name' || text === 'description') ? ({ language, text } as const) : null;
}

/** The name of a field in the product, where it has another one. */
export const productField = (field: string): string =>
  ({ gender: 'genderCategory', sizeSet: 'sizeSetId', manufacturer: 'manufacturerId' })[field] ?? field;

/** The value of a field as the product has it. */
export function currentValue(product: Product, field: string): unknown {
  const translation = translationOf(field);
  if (translation) return product.translations[translation.language]?.[translation.text] ?? null;
  return (product as Record<string, unknown>)[productField(field)] ?? null;
}

const isMoment = (field: string) => ['publishedAt', 'sellsFrom', 'sellsUntil'].includes(field);

/** Files have moments to the second, and Excel may round. */
export function isSameValue(field: string, a: unknown, b: unknown): boolean {
  if (isMoment(field) && a && b) return Math.abs(Date.parse(String(a)) - Date.parse(String(b))) < 1500;
  return a === b;
}

/** A value as people read it. Enum values stay as they are: screens translate them. */
export function shown(field: string, value: unknown, { sets, makers }: Context): string | null {
  if (value === null || value === undefined) return null;
  if (field === 'sizeSet') return sets.find(({ id }) => id === value)?.nameEn ?? null;
  if (field === 'manufacturer') return makers.find(({ id }) => id === value)?.code ?? null;
  if (isMoment(field)) return dayAt(String(value), field === 'sellsUntil') ?? momentText(String(value));
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** Pieces of a cell: of its own pool, or of the whole product if it is the only cell. */
export function currentStock({ product, variants }: CurrentProduct, cell: CellKey): number | null {
  const own = product.stockPools.find(pool => sameCell(pool, cell));
  if (own) return own.quantity;
  const isOnly = variants.filter(({ offered }) => offered).length === 1;
  const whole = product.stockPools.find(isWholeProduct);
  if (whole) return isOnly ? whole.quantity : null;
  return 0;
}

type PackContent = Pick<WantedPack, 'mixed' | 'lines'>;

function packContent({ mixed, lines }: PackContent): string {
  const cells = lines.map(({ size, color, ratio }) => JSON.stringify([size || null, color || null, ratio]));
  return JSON.stringify([mixed, cells.sort()]);
}

const isLike = (a: WantedPack, b: WantedPack) =>
  packContent(a) === packContent(b) && (a.name ?? null) === (b.name ?? null);

/** The current packs as a change takes them. */
export const currentPacks = ({ packs }: Pick<CurrentProduct, 'packs'>): (WantedPack & { id: string })[] =>
  packs
    .filter(({ replacedById }) => replacedById === null)
    .map(({ id, name, unit, mixed, isActive, lines }) => ({ id, name, unit, mixed, isActive, lines }));

/** The barcodes of the current pack with the same content. */
export const packCodes = ({ packs }: Pick<CurrentProduct, 'packs'>, wanted: PackContent): string[] =>
  packs.find(pack => pack.replacedById === null && packContent(pack) === packContent(wanted))?.codes ?? [];

/** Whether these are the packs that a product has, in this order. */
export function areSamePacks(wanted: readonly WantedPack[], current: readonly WantedPack[]): boolean {
  return (
    wanted.length === current.length &&
    wanted.every((pack, at) => {
      const other = current[at];
      return other && isLike(pack, other) && pack.unit === other.unit && pack.isActive === other.isActive;
    })
  );
}

/** Gives packs the ids of current ones with the same content and name, else with the same name. */
export function withIds(
  wanted: readonly WantedPack[],
  current: readonly (WantedPack & { id: string })[],
): WantedPack[] {
  const free = [...current];
  const take = (fits: (pack: WantedPack) => boolean) => {
    const at = free.findIndex(fits);
    return at < 0 ? undefined : free.splice(at, 1)[0]?.id;
  };
  const exact = wanted.map(pack => take(other => isLike(pack, other)));
  return wanted.map((pack, at) => {
    const id = exact[at] ?? take(other => pack.name !== null && other.name === pack.name);
    return { ...pack, ...(id !== undefined && { id }) };
  });
}

/** Short, to compare old and new at a glance: `Tam seri 26:1 27:2`. */
export const shownPacks = (packs: readonly WantedPack[]): string | null =>
  packs
    .map(({ name, lines }) =>
      [name, ...lines.map(({ size, color, ratio }) => `${[color, size].filter(Boolean).join('/')}:${ratio}`)]
        .filter(Boolean)
        .join(' '),
    )
    .join('\n') || null;

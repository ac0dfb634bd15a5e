import { addToBasket, lineQuantityMax } from '@toptan/contract/basket';
import type { CellKey } from '@toptan/contract/catalog/cells';
import type { FoundCode } from '@toptan/contract/catalog/variants';
import type { FieldError } from '@toptan/contract/errors';
import { fieldErrors } from '@toptan/contract/field-errors';
import { orderLinesMax } from '@toptan/contract/orders';
import type { StockView } from '@toptan/contract/portal';
import { looseRefusal } from '../catalog/packs/loose.ts';
import type { SoldPack } from '../catalog/packs/queries.ts';
import type { Article, Variant } from '../catalog/product.ts';
import type { Pool } from '../catalog/stock/allocation.ts';
import { fieldRefusal, notFound, Refusal } from '../refusal.ts';

/**
 * The way in which a row meets what lies in the basket: it is added, or replaces it. With `change` it replaces what lies there, also
 * where that can no longer be added.
 */
export type Mode = 'add' | 'set' | 'change';

/** A row of pieces of a product in a size and color. */
export type Row = Variant & {
  quantity: number;
  mode: Mode;
  /** The place of a new line in the basket; left out for the end. */
  addedAt?: string | undefined;
};

/** A row of a batch as the call names its goods. */
type NamedRow = CellKey & { packId?: string | null | undefined };

/**
 * The row with the goods of its code.
 * @returns the refusal where the code is unknown or the row contradicts it
 */
export function rowOfCode<Named extends NamedRow>(
  row: Named,
  found: Omit<FoundCode, 'state'> | undefined,
): (Named & { productId: string }) | Refusal {
  if (!found?.productId)
    return fieldRefusal(
      'product_unavailable',
      'code',
      'not_offered',
      'Nothing that is for sale has this code',
    );
  const { productId, size, color, packId } = found;
  const other = (['size', 'color', 'packId'] as const).find(
    name => row[name] && found[name] && row[name] !== found[name],
  );
  if (other)
    return fieldRefusal('validation_failed', other, 'not_offered', 'The code stands for another one');
  return {
    ...row,
    productId,
    size: size ?? row.size,
    color: color ?? row.color,
    packId: packId ?? row.packId,
  };
}

/** The names of the fields for size and color in the call. */
export type Paths = { size: string; color: string };

const choiceMessages = {
  required: 'Choose one of those that the product offers',
  not_offered: 'The product does not offer it',
};

/** The problem of one choice: it is missing though the product offers some, or the product does not offer it. */
function choiceProblem(
  offered: readonly string[],
  chosen: string | null,
): keyof typeof choiceMessages | null {
  if (offered.length === 0) return chosen === null ? null : 'not_offered';
  if (chosen === null) return 'required';
  return offered.includes(chosen) ? null : 'not_offered';
}

/** The refusal is the same for all products, so that no shop finds out which of them are hidden from it. */
const unavailable = () =>
  fieldRefusal('product_unavailable', 'productId', 'not_offered', 'The product is not for sale');

/** The refusal of a variant: the product does not offer the size or the color, or staff have closed the variant. */
export function closedRefusal(
  row: Row,
  { sizes, colors }: { sizes: string[]; colors: string[] },
  paths: Paths,
): Refusal {
  const fields: FieldError[] = [];
  const check = (path: string, offered: string[], chosen: string | null) => {
    const code = choiceProblem(offered, chosen);
    if (code) fields.push({ path, code, message: choiceMessages[code] });
  };
  check(paths.size, sizes, row.size);
  check(paths.color, colors, row.color);
  if (fields.length === 0) return unavailable();
  return new Refusal('validation_failed', 'Choose a size and a color', { fields });
}

/** @param fitting the most pieces that can still be added */
function lineFull(fitting: number): Refusal {
  const message = `A basket line holds at most ${lineQuantityMax} pieces`;
  const field: FieldError = { path: 'quantity', code: 'too_big', message, limit: fitting };
  return new Refusal('basket_line_full', message, { fields: [field] });
}

function basketFull(): Refusal {
  const message = `A basket holds at most ${orderLinesMax} lines`;
  const field: FieldError = { path: '', code: 'too_many', message, limit: orderLinesMax };
  return new Refusal('basket_full', message, { fields: [field] });
}

/** @param path the field with the number of pieces or packs */
export function quantityRefusal(
  { quantity, mode }: Pick<Row, 'quantity' | 'mode'>,
  path = 'quantity',
): Refusal | null {
  const { error } = addToBasket.body.shape.quantity.safeParse(quantity);
  if (!error || (mode !== 'add' && quantity === 0)) return null;
  const fields = fieldErrors(error.issues).map(field => ({ ...field, path }));
  return new Refusal('validation_failed', 'Whole pieces of a line are needed', { fields });
}

/** The basket and the goods of its rows, as the transaction has locked them. */
export type LockedBasket = {
  articles: ReadonlyMap<string, Article>;
  /** Variants by the index of their row. */
  variants: ReadonlyMap<number, { id: string; isOpen: boolean }>;
  /** The pieces of each variant that lie in the basket singly. */
  pieces: ReadonlyMap<string, number>;
  /** Packs and stock of the products that are sold in packs alone. */
  packs: readonly SoldPack[];
  stock: { pools: readonly Pool[]; view: StockView };
  /** The number of lines in the whole basket. */
  lineCount: number;
};

/** The outcome of a row. The sizes and colors of the product give the reason for 'closed'. */
export type Outcome = Refusal | 'closed' | 'done';

/** Goes through the rows in their order: each finds what those before it have left. */
export function settle(
  rows: readonly Row[],
  { articles, variants, pieces: before, packs, stock, lineCount }: LockedBasket,
) {
  const pieces = new Map(before);
  let free = orderLinesMax - lineCount;
  const outcomes = rows.map((row, at): Outcome => {
    const refused = quantityRefusal(row);
    if (refused) return refused;
    const variant = variants.get(at);
    const now = (variant && pieces.get(variant.id)) ?? 0;
    if (row.mode === 'change' && now === 0) return notFound();
    if (row.mode !== 'add' && row.quantity === 0) {
      if (variant && now > 0) pieces.set(variant.id, 0);
      if (now > 0) free += 1;
      return 'done';
    }
    const article = articles.get(row.productId);
    if (!article || !variant) return article?.isForSale ? 'closed' : unavailable();
    if (row.mode !== 'change' && !article.isForSale) return unavailable();
    if (row.mode !== 'change' && !variant.isOpen) return 'closed';
    const inPacks = looseRefusal(article, row, packs, stock);
    if (inPacks) return inPacks;
    const next = row.mode === 'add' ? now + row.quantity : row.quantity;
    if (next > lineQuantityMax) return lineFull(lineQuantityMax - now);
    if (now === 0 && free < 1) return basketFull();
    if (now === 0) free -= 1;
    pieces.set(variant.id, next);
    return 'done';
  });
  return { outcomes, pieces, free };
}

import { checkDigit, hasGtinLength, isGtin, plainGtin } from '@toptan/contract/catalog/gtin';
import type { setVariants, Variant } from '@toptan/contract/catalog/variants';
import type { InputOf } from '@toptan/contract/endpoint';
import type { Cell } from '../pools.ts';

/** The typed values of a variant: several barcodes stand in one text. */
export type VariantValues = { isActive: boolean; sku: string; codes: string };

/** The touched values of a variant, and whether it takes its codes away from their holders. */
export type VariantEdit = Partial<VariantValues> & { move?: boolean };

/** The edits by `cellKey`. */
export type VariantEdits = Readonly<Record<string, VariantEdit>>;

/** The columns of text, in their order. */
export const textColumns = ['sku', 'codes'] as const;
export type TextColumn = (typeof textColumns)[number];

/** The initial values of a row. */
export const valuesOf = (variant: Variant | undefined): VariantValues => ({
  isActive: variant?.isActive ?? true,
  sku: variant?.sku ?? '',
  codes: variant?.codes.join(', ') ?? '',
});

const codesIn = (text: string) =>
  text
    .split(/[,;،؛]/)
    .map(code => code.trim())
    .filter(Boolean);

/** The first of the typed barcodes that is not valid. */
export const wrongCode = (text: string): string | undefined =>
  codesIn(text).find(code => !isGtin(plainGtin(code)));

/** The likely barcode: the same but for its check digit. */
export function likelyCode(code: string): string | undefined {
  const plain = plainGtin(code);
  const digits = plain.slice(0, -1);
  return hasGtinLength(plain) ? `${digits}${checkDigit(digits)}` : undefined;
}

/** All valid barcodes of a text as they are stored. */
export const plainCodes = (text: string): string[] => codesIn(text).map(plainGtin).filter(isGtin);

type SentVariant = InputOf<typeof setVariants>['body']['variants'][number];

/** The change of a variant: the values that differ from the stored ones; null where none does. */
export function changeOf(
  cell: Cell,
  stored: Variant | undefined,
  { move, ...edit }: VariantEdit,
): SentVariant | null {
  const before = valuesOf(stored);
  const now = { ...before, ...edit };
  const codes = codesIn(now.codes).map(plainGtin);
  const change = {
    ...(now.isActive !== before.isActive && { isActive: now.isActive }),
    ...(now.sku.trim() !== before.sku && { sku: now.sku }),
    ...(codes.join() !== (stored?.codes ?? []).join() && { codes }),
  };
  if (Object.keys(change).length === 0) return null;
  return { ...cell, ...change, ...(move && { move }) };
}

/** Capital letters and digits of a word, as every keyboard and scanner has them. */
const capitals = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll('ı', 'i')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** The first three letters of each word, or as many as tell it from the others. */
function shortened(words: readonly string[]): string[] {
  const isOwn = (start: string, at: number) =>
    words.every((other, index) => index === at || !other.startsWith(start));
  return words.map((word, at) => {
    const lengths = Array.from({ length: word.length }, (_, length) => length + 1);
    const enough = lengths.find(length => length >= 3 && isOwn(word.slice(0, length), at));
    return word.slice(0, enough);
  });
}

/**
 * SKUs for the sizes and colors of a product: MODEL-COLOR-SIZE.
 * @param nameOf the name of a color; where that has no Latin letters, the SKU has those of its stored name
 */
export function proposedSkus(
  model: string,
  cells: readonly Cell[],
  nameOf: (color: string) => string,
): (cell: Cell) => string {
  const colors = [...new Set(cells.flatMap(({ color }) => color ?? []))];
  const words = shortened(colors.map(color => capitals(nameOf(color)) || capitals(color)));
  return ({ size, color }) => {
    const parts = [model.trim(), color && words[colors.indexOf(color)], size?.replace(/\s+/g, '')];
    return parts.filter(Boolean).join('-');
  };
}

/**
 * Reads the block that a spreadsheet puts on the clipboard: lines of columns between tabs. Text without a line break is for the
 * field itself.
 */
export function pastedBlock(text: string): string[][] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  if (lines.length < 2 && !text.includes('\t')) return null;
  return lines.map(line => line.split('\t').map(cell => cell.trim()));
}

/** The edits of pasting a block from a cell on: SKUs, barcodes or both. Empty cells of the block leave the values of their rows. */
export function pasteInto(
  keys: readonly string[],
  from: { key: string; column: TextColumn },
  block: readonly (readonly string[])[],
): VariantEdits {
  const [row, column] = [keys.indexOf(from.key), textColumns.indexOf(from.column)];
  const typed = block.slice(0, keys.length - row).map((line, at) => {
    const texts = line.map((text, across) => [textColumns[column + across], text] as const);
    return [keys[row + at] ?? '', Object.fromEntries(texts.filter(([name, text]) => name && text))] as const;
  });
  return Object.fromEntries(typed.filter(([, edit]) => Object.keys(edit).length > 0));
}

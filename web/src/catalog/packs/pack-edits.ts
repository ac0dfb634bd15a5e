import type { setPacks } from '@toptan/contract/catalog/pack-changes';
import { type ListedPack, packPiecesMax, packPiecesMin, packRatioMax } from '@toptan/contract/catalog/packs';
import type { BodyOf } from '@toptan/contract/endpoint';
import { type Axes, type Cell, cellKey } from '../pools.ts';
import { plainCodes } from '../variants/variant-edits.ts';

/** Pieces by size and color; the key is `cellKey`. A text that is no whole number is NaN. */
export type Ratios = Readonly<Record<string, number>>;

/** A pack as the form holds it. */
export type PackEdit = Pick<ListedPack, 'name' | 'unit' | 'mixed' | 'isActive' | 'replacedById'> & {
  key: string;
  /** Undefined: a new pack. */
  id: string | undefined;
  ratios: Ratios;
  /** Its barcodes, with commas between them. */
  codes: string;
  /** True: the barcodes are taken away from their present holders. */
  moves: boolean;
};

const orNone = (values: readonly string[]): readonly (string | null)[] =>
  values.length > 0 ? values : [null];

/** The colors (down) and sizes (across) that a pack can have pieces of; one row for a pack of one color. */
export function gridOf({ mixed }: Pick<PackEdit, 'mixed'>, { sizes, colors }: Axes) {
  return { rows: mixed ? orNone(colors) : [null], columns: orNone(sizes) };
}

/** The pieces of a pack, by the sizes and colors that the product has. */
export function linesOf(pack: Pick<PackEdit, 'mixed' | 'ratios'>, axes: Axes): (Cell & { ratio: number })[] {
  const { rows, columns } = gridOf(pack, axes);
  return rows
    .flatMap(color =>
      columns.map(size => ({ size, color, ratio: pack.ratios[cellKey({ size, color })] ?? 0 })),
    )
    .filter(({ ratio }) => ratio !== 0);
}

/** Pieces of one pack; a text that is no whole number counts as none. */
export const piecesIn = (pack: Pick<PackEdit, 'mixed' | 'ratios'>, axes: Axes): number =>
  linesOf(pack, axes).reduce((sum, { ratio }) => sum + (ratio || 0), 0);

export const editOf = ({ lines, codes = [], ...pack }: ListedPack): PackEdit => ({
  key: pack.id,
  id: pack.id,
  name: pack.name,
  unit: pack.unit,
  mixed: pack.mixed,
  isActive: pack.isActive,
  replacedById: pack.replacedById,
  codes: codes.join(', '),
  moves: false,
  ratios: Object.fromEntries(lines.map(line => [cellKey(line), line.ratio])),
});

/** The ratios of sizes that staff choose among; one for each size where there are no figures. */
export const presets = [[], [1, 2, 2, 1], [2, 2, 2]] as const;
type Preset = (typeof presets)[number];

/** Whether a product has the sizes that a preset needs. */
export const fits = (preset: Preset, { sizes }: Axes): boolean => preset.length <= orNone(sizes).length;

/** The pieces of a preset, on the middle sizes, of each color. */
export function ratiosOf(preset: Preset, pack: Pick<PackEdit, 'mixed'>, axes: Axes): Ratios {
  const { rows, columns } = gridOf(pack, axes);
  const first = preset.length > 0 ? Math.floor((columns.length - preset.length) / 2) : 0;
  const pieces = (at: number) => (preset.length > 0 ? (preset[at - first] ?? 0) : 1);
  return Object.fromEntries(
    rows.flatMap(color => columns.map((size, at) => [cellKey({ size, color }), pieces(at)] as const)),
  );
}

/** The reason why a pack cannot be saved as it is. */
export function packProblem(
  pack: Pick<PackEdit, 'mixed' | 'ratios' | 'replacedById'>,
  axes: Axes,
): { code: 'not_an_integer' | 'too_small' | 'too_big'; limit?: number } | null {
  if (pack.replacedById !== null) return null;
  const lines = linesOf(pack, axes);
  if (lines.some(({ ratio }) => Number.isNaN(ratio))) return { code: 'not_an_integer' };
  if (lines.some(({ ratio }) => ratio > packRatioMax)) return { code: 'too_big', limit: packRatioMax };
  const pieces = piecesIn(pack, axes);
  if (pieces < packPiecesMin) return { code: 'too_small', limit: packPiecesMin };
  return pieces > packPiecesMax ? { code: 'too_big', limit: packPiecesMax } : null;
}

const contentOf = (mixed: boolean, lines: readonly (Cell & { ratio: number })[]) =>
  JSON.stringify([mixed, lines.map(line => [cellKey(line), line.ratio]).sort()]);

/** Whether saving makes a new version of a pack, and leaves the earlier one to baskets and orders. */
export function isNewVersion(pack: PackEdit, stored: readonly ListedPack[], axes: Axes): boolean {
  const before = stored.find(({ id }) => id === pack.id);
  if (!before) return false;
  return contentOf(before.mixed, before.lines) !== contentOf(pack.mixed, linesOf(pack, axes));
}

/** Whether a pack has pieces in a size or color that the axes no longer have. */
export function loses({ replacedById, ...pack }: PackEdit, from: Axes, to: Axes): boolean {
  const kept = linesOf(pack, to).map(cellKey);
  return replacedById === null && linesOf(pack, from).some(line => !kept.includes(cellKey(line)));
}

const isEarlier = ({ replacedById }: PackEdit) => replacedById !== null;

/** Sorts earlier versions behind all other packs. */
export const earlierLast = (packs: readonly PackEdit[]): PackEdit[] => [
  ...packs.filter(pack => !isEarlier(pack)),
  ...packs.filter(isEarlier),
];

/** A stored pack as it is sent back. */
export const knownOf = ({ id, name, unit, mixed, isActive, codes, lines }: ListedPack) => ({
  id,
  name,
  unit,
  mixed,
  isActive,
  lines,
  ...(codes && { codes }),
});

const hasOtherCodes = ({ id, codes }: PackEdit, stored: readonly ListedPack[]) =>
  plainCodes(codes).join() !== (stored.find(pack => pack.id === id)?.codes ?? []).join();

/** The packs for the call. An earlier version keeps its content, also of sizes that have gone. */
export function packsBody(
  edits: readonly PackEdit[],
  stored: readonly ListedPack[],
  axes: Axes,
): BodyOf<typeof setPacks>['packs'] {
  return edits.map(pack => ({
    ...(pack.id !== undefined && { id: pack.id }),
    name: pack.name,
    unit: pack.unit,
    mixed: pack.mixed,
    isActive: pack.isActive,
    ...(hasOtherCodes(pack, stored) && { codes: plainCodes(pack.codes) }),
    ...(pack.moves && { move: true }),
    lines:
      pack.replacedById === null
        ? linesOf(pack, axes)
        : (stored.find(({ id }) => id === pack.id)?.lines ?? []),
  }));
}

import { sameCell } from '@toptan/contract/catalog/cells';
import type { NewPack } from '@toptan/contract/catalog/pack-changes';
import { packPiecesMax, packPiecesMin } from '@toptan/contract/catalog/packs';
import type { FieldError, FieldProblem } from '@toptan/contract/errors';
import type { Offering } from '../stock/plan.ts';
import type { Pack } from './queries.ts';

type PackLine = NewPack['lines'][number];

/** The size and the color of a line as they are stored. */
export const cellOf = ({ size, color }: PackLine) => ({ size: size || null, color: color || null });

/** The number of pieces in a pack. */
export const packSize = ({ lines }: Pick<NewPack, 'lines'>) =>
  lines.reduce((sum, { ratio }) => sum + ratio, 0);

/** The key of a pack's content: it is equal for the same sizes and colors in the same number, whatever their order. */
export function contentOf({ mixed, lines }: Pick<NewPack, 'mixed' | 'lines'> | Pack): string {
  const cells = lines.map(line => JSON.stringify([line.size || null, line.color || null, line.ratio]));
  return JSON.stringify([mixed, cells.sort()]);
}

const choiceProblem = (offered: readonly string[], chosen: string | null): FieldProblem | null => {
  if (chosen !== null) return offered.includes(chosen) ? null : 'not_offered';
  return offered.length > 0 ? 'required' : null;
};

/** The problems with the content of a pack. The color of a pack that is not mixed is chosen when it is ordered. */
export function contentProblems(
  pack: Pick<NewPack, 'mixed' | 'lines'>,
  { sizes, colors }: Offering,
  path: string,
): FieldError[] {
  const problems: FieldError[] = [];
  const add = (field: string, code: FieldProblem, message: string, limit?: number) =>
    problems.push({ path: `${path}.${field}`, code, message, ...(limit !== undefined && { limit }) });
  const cells = pack.lines.map(cellOf);
  cells.forEach((cell, at) => {
    const { size, color } = cell;
    const ofSize = choiceProblem(sizes, size);
    const ofColor = pack.mixed
      ? (choiceProblem(colors, color) ?? (color === null ? 'required' : null))
      : color && 'not_offered';
    if (ofSize) add(`lines.${at}.size`, ofSize, 'Not a size of this product');
    if (ofColor) add(`lines.${at}.color`, ofColor, 'A mixed pack alone names colors, those of this product');
    if (cells.findIndex(other => sameCell(other, cell)) !== at)
      add(`lines.${at}`, 'taken', 'This size and color stand there twice');
  });
  const pieces = packSize(pack);
  if (pieces > packPiecesMax)
    add('lines', 'too_big', `A pack has at most ${packPiecesMax} pieces`, packPiecesMax);
  if (pieces < packPiecesMin)
    add('lines', 'too_small', `A pack has at least ${packPiecesMin} pieces`, packPiecesMin);
  return problems;
}

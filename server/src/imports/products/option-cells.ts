import { fold } from '@toptan/contract/fold';
import type { Cell } from '../../spreadsheet/table.ts';
import { cellText } from '../cells.ts';
import { optionField } from '../headings.ts';
import type { Problem } from '../problems.ts';
import { saysNoSize } from './size-cell.ts';

/** Values that the rows about one model share, in files of other shops. */
export type ModelRows = {
  /** The first name of each option: rows below the first one of a model leave it out. */
  optionNames: readonly (string | null)[];
  /** The code and the name in the row of the model itself. */
  sku: string | null;
  name: string | null;
  /** Whether a row is the model itself, and whether others name it as their parent. */
  hasParent: boolean;
  hasChildren: boolean;
};

export const optionNumbers = [1, 2, 3] as const;

type Found = Map<string, NonNullable<Cell>>;

/** Reads sizes and colors from options by the options' names. Any other option is a problem: it may tell goods apart too. */
function readOptions(found: Found, { optionNames }: ModelRows, problems: Problem[]): void {
  for (const number of optionNumbers) {
    const field = `optionValue${number}`;
    const value = found.get(field);
    if (value === undefined || saysNoSize(value)) continue;
    const name = cellText(found.get(`optionName${number}`)) || (optionNames[number - 1] ?? '');
    const meant = optionField(name);
    const isAxis = meant === 'size' || meant === 'color';
    const said = isAxis ? found.get(meant) : undefined;
    if (isAxis && (said === undefined || fold(cellText(said)) === fold(cellText(value))))
      found.set(meant, value);
    else
      problems.push({
        field,
        code: 'other_option',
        current: [name, cellText(value)].filter(Boolean).join(': '),
      });
  }
}

/**
 * Reads the notations of other shops' files: options, and a size with its model as its parent, where code and name are the size's.
 * @returns whether the row is a model that others name as their parent: it has no sizes of its own
 */
export function readOfShop(found: Found, model: ModelRows, problems: Problem[]): boolean {
  const parent = found.get('parentSku');
  if (parent === undefined && model.hasChildren) {
    for (const field of ['size', 'color']) found.delete(field);
    if (cellText(found.get('stock')) === '0') found.delete('stock');
    return true;
  }
  readOptions(found, model, problems);
  if (parent === undefined) return false;
  // The number of a row in a database that is not ours says the model only where that row is in the file.
  const isNumber = /^id:/i.test(cellText(parent));
  if (isNumber && !model.hasParent) problems.push({ field: 'parentSku', code: 'invalid' });
  const code = isNumber && model.hasParent ? model.sku : cellText(parent);
  const own = found.get('sku');
  if (own !== undefined && !found.has('variantSku') && fold(cellText(own)) !== fold(code ?? ''))
    found.set('variantSku', own);
  if (model.hasParent) found.delete('name');
  if (code !== null) found.set('sku', code);
  else {
    found.delete('sku');
    if (model.name !== null) found.set('name', model.name);
  }
  return false;
}

import type { Evaluated } from '../items/evaluate.ts';
import type { OutcomeRow, Way } from '../outcome.ts';
import { readingsOf } from '../rows/readings.ts';
import type { Problem } from '../rows/rows.ts';
import { sizeKey } from '../rows/symbols.ts';
import type { CodedProduct, SlicePack, SliceProduct } from '../slice.ts';
import type { Meaning, Role } from '../tokens/lexicon.ts';
import { has, hasRole, numberOf, type Token } from '../tokens/token.ts';

/** What is said of a product in a line that is asked. */
export type Asked = { before: readonly Token[]; behind: readonly Token[]; coded: CodedProduct };

/** What is already taken of a line, and its other problems, which an answer leaves as they are. */
export type Taken = { rows: readonly OutcomeRow[]; others: readonly Problem[] };

export const tokensOf = ({ before, behind }: Asked): Token[] => [...before, ...behind];

export const askedOf = ({ item }: Evaluated, coded: CodedProduct): Asked => ({
  before: item.before,
  behind: item.behind,
  coded,
});

/** A word that a person might have written. */
export const word = (meaning: Meaning): Token => ({
  line: 0,
  from: 0,
  to: 0,
  start: 0,
  end: 0,
  word: '',
  kind: 'word',
  meanings: [meaning],
  names: [],
  products: [],
});

export const number = (value: number, each = false): Token => word({ is: 'number', value, each });
export const role = (name: Role): Token => word({ is: 'role', role: name });

/** The line with other words in the place of some. */
export const changed = (asked: Asked, change: (token: Token) => readonly Token[]): Asked => ({
  ...asked,
  before: asked.before.flatMap(change),
  behind: asked.behind.flatMap(change),
});

export const replaced = (asked: Asked, old: Token, now: readonly Token[]): Asked =>
  changed(asked, token => (token === old ? now : [token]));

export const added = (asked: Asked, ...more: Token[]): Asked => ({
  ...asked,
  behind: [...asked.behind, ...more],
});

export const of = (asked: Asked, fixed: Partial<CodedProduct>): Asked => ({
  ...asked,
  coded: { ...asked.coded, ...fixed },
});

const keyOf = ({ productId, color, size, packId, quantity }: OutcomeRow): string =>
  JSON.stringify([productId, color, size, packId, quantity]);

const isSame = (one: Problem, other: Problem) => one.reason === other.reason && one.color === other.color;

/** Whether packs of one color have one, and packs of several have none. */
const comesSo =
  ({ packs, colors }: SliceProduct) =>
  ({ packId, color }: OutcomeRow): boolean => {
    const pack = packs.find(({ id }) => id === packId);
    return pack === undefined || colors.length === 0 || pack.mixed === (color === null);
  };

/** The rows that a line is read as beside those that are taken; null where it has not exactly one reading. */
export function rowsOf(asked: Asked, taken: Taken): OutcomeRow[] | null {
  const known = new Set(taken.rows.map(keyOf));
  const whole = readingsOf(asked.before, asked.behind, asked.coded).filter(
    ({ rows, problems }) =>
      rows.length > known.size &&
      problems.every(problem => taken.others.some(each => isSame(each, problem))) &&
      rows.every(comesSo(asked.coded.product)),
  );
  const [only] = whole;
  if (!only || whole.length > 1) return null;
  const rows = only.rows.filter(row => !known.has(keyOf(row)));
  return rows.length === only.rows.length - known.size ? rows : null;
}

/** A button of these rows. */
export const wayOf = (kind: Way['kind'], rows: readonly OutcomeRow[] | null): Way[] => {
  const [row] = rows ?? [];
  return row && rows ? [{ kind, productId: row.productId, rows: [...rows] }] : [];
};

export const sizeIn = ({ sizes }: SliceProduct, size: string): string | undefined =>
  sizes.find(each => sizeKey(each) === sizeKey(size));

/** How many a token says: a number that is no size, or a unit that says one or two. */
export function amountIn(token: Token): number | null {
  const unit = token.meanings.find(({ is }) => is === 'unit');
  return numberOf(token) ?? (unit?.is === 'unit' ? unit.count : null);
}

/** The tokens that say how many. */
export function amountTokens(asked: Asked): Token[] {
  const tokens = tokensOf(asked);
  const numbers = tokens.filter((token, at) => {
    const before = tokens[at - 1];
    return numberOf(token) !== null && !(before !== undefined && hasRole(before, 'sizeWord'));
  });
  return numbers.length > 0 ? numbers : tokens.filter(token => amountIn(token) !== null);
}

/** The packs that may be meant: those of one color where a color is said, none where a size is. */
export function packsOf(asked: Asked): SlicePack[] {
  const { product, color, size } = asked.coded;
  if (size !== null) return [];
  const saysColor =
    color !== null || product.colors.length === 1 || tokensOf(asked).some(token => has(token, 'color'));
  const fitting = product.packs.filter(({ mixed }) => product.colors.length === 0 || mixed !== saysColor);
  return fitting.length > 0 ? fitting : product.packs;
}

/** The line in packs of one kind, whatever unit it says. */
export function inPack(asked: Asked, pack: SlicePack, count = (said: number) => said): Asked {
  const amounts = amountTokens(asked);
  const packed = changed(asked, token => {
    const said = amounts.includes(token) ? amountIn(token) : null;
    if (said !== null) return [number(count(said))];
    return has(token, 'unit') ? [] : [token];
  });
  return of(packed, { packId: pack.id });
}

/** The line with nothing but its colors, sizes, numbers and units. */
export const plain = (asked: Asked): Asked =>
  changed(asked, token =>
    (['color', 'otherColor', 'size', 'number', 'unit'] as const).some(is => has(token, is)) ? [token] : [],
  );

import { asNamed } from '../goods/names.ts';
import type { Evaluated } from '../items/evaluate.ts';
import type { Part } from '../items/parts.ts';
import type { OutcomeRow, Reason, Way } from '../outcome.ts';
import type { Problem } from '../rows/rows.ts';
import { sizeKey } from '../rows/symbols.ts';
import { has, hasRole, numberOf, type Token } from '../tokens/token.ts';
import {
  type Asked,
  amountTokens,
  askedOf,
  changed,
  plain,
  rowsOf,
  type Taken,
  tokensOf,
  wayOf,
} from './asked.ts';
import { anyColor, eachColor, openBeside, otherColor } from './colors.ts';
import { itsPacks, onlyPacks, otherPack, packsOrPieces, someOf } from './packs.ts';
import { eachOrTotal, otherSize, overSizes } from './sizes.ts';

/** The most answers to a question. */
const maxWays = 6;

/** The most products that are offered. */
const maxProducts = 4;

type Answering = (asked: Asked, taken: Taken) => Way[];

/** A total that is not the sum: what stands beside it. */
const withoutTotal: Answering = (asked, taken) => {
  const tokens = tokensOf(asked);
  const at = tokens.findIndex(token => hasRole(token, 'total'));
  const number = tokens.findIndex((token, place) => place > at && has(token, 'number'));
  const unit = tokens[number + 1];
  const out = [tokens[at], tokens[number], unit && has(unit, 'unit') ? unit : undefined];
  return wayOf(
    'take',
    rowsOf(
      changed(asked, token => (out.includes(token) ? [] : [token])),
      taken,
    ),
  );
};

/** Two numbers, of which one takes the place of the other, or is the sum of others. */
const withoutNumber: Answering = (asked, taken) =>
  amountTokens(asked)
    .toReversed()
    .flatMap((amount, _, all) => {
      const tokens = tokensOf(asked);
      const unit = tokens[tokens.indexOf(amount) + 1];
      const drop = (also: typeof unit) =>
        rowsOf(
          changed(asked, token => (token === amount || token === also ? [] : [token])),
          taken,
        );
      const rows = drop(undefined) ?? (unit && has(unit, 'unit') ? drop(unit) : null);
      const sum = rows?.reduce((all, { quantity }) => all + quantity, 0);
      const replaces =
        all.length === 2 &&
        tokens.some(
          token => hasRole(token, 'change') || hasRole(token, 'correction') || hasRole(token, 'negative'),
        );
      return replaces ? wayOf('quantity', rows) : sum === numberOf(amount) ? wayOf('take', rows) : [];
    });

/** Something is taken back at the end of a line: what stands before it. */
const beforeNegative: Answering = (asked, taken) => {
  const { behind } = asked;
  for (let end = behind.length - 1; end > 0; end--) {
    const rows = rowsOf({ ...asked, behind: behind.slice(0, end) }, taken);
    if (rows) return wayOf('take', rows);
  }
  return [];
};

/** The line without the words that say nothing of its goods. */
const plainly: Answering = (asked, taken) => {
  if (tokensOf(asked).some(token => hasRole(token, 'negative') || hasRole(token, 'same'))) return [];
  const line = plain(asked);
  return [...wayOf('take', rowsOf(line, taken)), ...overSizes(line, taken)];
};

/** "Green same" at the end of a line: the amounts of its other color once more. */
const sameAgain: Answering = (asked, taken) => {
  const { product } = asked.coded;
  const tokens = tokensOf(asked);
  const color = tokens.findLast(token => has(token, 'color'));
  const said = color?.meanings.find(({ is }) => is === 'color');
  if (said?.is !== 'color' || !product.colors.includes(said.key)) return [];
  const isSame = (token: Token) => hasRole(token, 'same');
  if (!tokens.some(isSame)) return [];
  const rows = rowsOf(
    changed(asked, token => (token === color || isSame(token) ? [] : [token])),
    taken,
  );
  const more = rows?.map(row => ({ ...row, color: said.key })) ?? [];
  const isFree = more.every(
    ({ size, packId }, at) =>
      packId === null &&
      rows?.[at]?.color !== said.key &&
      !product.closed.some(cell => cell.color === said.key && (cell.size === null || cell.size === size)),
  );
  return rows && isFree ? wayOf('take', [...rows, ...more]) : [];
};

const answers: Partial<Record<Reason, readonly Answering[]>> = {
  no_color: [anyColor],
  no_such_color: [otherColor],
  closed: [openBeside],
  no_size: [overSizes],
  no_such_size: [otherSize],
  split: [eachOrTotal, (asked, taken) => eachOrTotal(eachColor(asked), taken)],
  unit: [packsOrPieces],
  no_pack: [otherPack],
  which_pack: [itsPacks],
  packs_only: [onlyPacks],
  no_quantity: [someOf],
  total: [withoutTotal],
  negative: [withoutNumber, beforeNegative],
  changed: [withoutNumber],
  unclear: [withoutNumber, sameAgain, someOf, plainly],
  condition: [someOf],
  no_order: [someOf],
  question: [someOf],
};

/** Ways with different rows, the best first. */
function distinct(ways: readonly Way[]): Way[] {
  const keys = ways.map(({ rows }) => JSON.stringify(rows.map(row => Object.values(row).join('|')).sort()));
  return ways.filter((_, at) => keys.indexOf(keys[at] ?? '') === at).slice(0, maxWays);
}

const nothing: Taken = { rows: [], others: [] };

/** The most words and signs of a line for which answers are tried: each try reads the line without some of them. */
const maxTokens = 60;

/** The answers to these reasons. */
function tried(asked: Asked, reasons: readonly Reason[], taken: Taken): Way[] {
  if (tokensOf(asked).length > maxTokens) return [];
  return distinct(reasons.flatMap(reason => (answers[reason] ?? []).flatMap(find => find(asked, taken))));
}

/** The finished answers to a problem of one color of a line, whose other colors are taken. */
export function waysOfProblem(evaluated: Evaluated, problem: Problem): Way[] {
  const { product, reading } = evaluated;
  if (!product) return [];
  const others = reading.problems.filter(each => each !== problem);
  return tried(askedOf(evaluated, product), [problem.reason], { rows: reading.rows, others });
}

/** What a line lacks besides the reason for which it is asked as a whole. */
function lacking({ readings }: Evaluated, reason: Reason): Reason[] {
  const reasons = readings.flatMap(({ problems }) => problems.map(each => each.reason));
  return [...new Set([...reasons, reason])];
}

/** The products that the words fit and the rest of the line can be said of. */
const eachProduct = ({ item, candidates }: Evaluated): Way[] =>
  candidates
    .slice(0, maxProducts)
    .flatMap(product =>
      wayOf(
        'product',
        rowsOf({ before: item.before, behind: item.behind, coded: asNamed(product) }, nothing),
      ),
    );

/**
 * The finished answers to a line that is asked as a whole, the best first.
 * @param instead the number that another line says in the place of the one here
 */
export function waysOf(evaluated: Evaluated, reason: Reason, instead: Part['instead']): Way[] {
  const { product, reading, readings } = evaluated;
  if (!product) return eachProduct(evaluated);
  const whole = (rows: readonly OutcomeRow[], problems: readonly Problem[]) =>
    problems.length > 0 ? [] : wayOf(reason === 'repeated' ? 'both' : 'take', rows);
  const as = [reading, ...readings].flatMap(({ rows, problems }) => whole(rows, problems));
  const [only] = as;
  const [row, ...more] = only?.rows ?? [];
  const ofSize = (size: string | null) => size !== null && sizeKey(size) === instead?.size;
  const meant = only?.rows.filter(({ size }) => instead?.size == null || ofSize(size)) ?? [];
  const other =
    instead && meant.length === 1
      ? wayOf(
          'quantity',
          only?.rows.map(each => (each === meant[0] ? { ...each, quantity: instead.quantity } : each)) ?? [],
        )
      : [];
  const pack = product.product.packs.find(({ id }) => id === row?.packId);
  const isContent = reason === 'unit' && more.length === 0 && pack?.pieces === row?.quantity;
  // "Carton 12", of which each has twelve pieces
  const one = row && isContent ? wayOf('pack', [{ ...row, quantity: 1 }]) : [];
  if (as.length > 0) return distinct([...one, ...other, ...as]);
  return tried(askedOf(evaluated, product), lacking(evaluated, reason), nothing);
}

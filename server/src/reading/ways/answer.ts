import { groupBy } from '@toptan/contract/group-by';
import type { Evaluated } from '../items/evaluate.ts';
import { isUnknown } from '../items/items.ts';
import type { Part } from '../items/parts.ts';
import type { Outcome, Reason, Said } from '../outcome.ts';
import { cellsIn, type TableLine } from '../tables/tables.ts';
import type { Line } from '../tokens/lines.ts';
import type { Token } from '../tokens/token.ts';
import { waysOf, waysOfProblem } from './ways.ts';

const roleOf = (token: Token): Said['role'] => {
  const is = (kind: string) => token.meanings.some(meaning => meaning.is === kind);
  if (
    token.kind === 'product' ||
    token.kind === 'badCode' ||
    (token.names.length > 0 && token.meanings.length === 0)
  )
    return 'product';
  if (is('color') || is('otherColor') || is('shade')) return 'color';
  if (is('size')) return 'size';
  if (is('unit')) return 'unit';
  if (is('number')) return 'quantity';
  return isUnknown(token) ? 'unknown' : 'other';
};

const saidOf = (part: Part, about: Token | null): Said[] =>
  part.tokens
    .filter(({ kind, line }) => kind !== 'join' && kind !== 'separator' && line === part.line)
    .map(token => ({
      from: token.from,
      to: token.to,
      role: roleOf(token),
      doubt:
        part.state.kind === 'asked' &&
        (token === about ||
          (part.state.reason === 'which_product' && part.evaluated?.item.named.words.includes(token)) ||
          token.kind === 'badCode' ||
          roleOf(token) === 'unknown'),
    }))
    .sort((a, b) => a.from - b.from);

const empty = {
  cells: null,
  by: null,
  reason: null,
  word: null,
  other: null,
  productId: null,
  rows: [],
  ways: [],
  candidates: [],
  called: null,
  learn: false,
  aliasId: null,
} satisfies Partial<Outcome>;

const amount: Said['role'][] = ['quantity', 'unit'];

/** What of a line is doubtful, where no single word is. */
const doubtful: Partial<Record<Reason, readonly Said['role'][]>> = {
  split: amount,
  changed: amount,
  unit: amount,
  no_pack: amount,
  which_pack: amount,
  packs_only: amount,
  too_many: ['quantity'],
};

/** The most products that are offered. */
const maxOffered = 4;

const isStrange = (token: Token | undefined) =>
  token?.kind === 'word' && token.meanings.length === 0 && isUnknown(token);

/** The words that stand for a product: those of its name or code, and unknown words beside them. */
function calling(part: Part, named: readonly Token[]): Token[] {
  const tokens = part.tokens.filter(({ line }) => line === part.line).sort((a, b) => a.start - b.start);
  const words = tokens.filter(token => named.includes(token));
  let from = tokens.indexOf(words[0] ?? (tokens.find(isStrange) as Token));
  let to = tokens.indexOf(words.at(-1) ?? (tokens[from] as Token));
  if (from < 0) return [];
  while (isStrange(tokens[from - 1])) from--;
  while (isStrange(tokens[to + 1])) to++;
  return tokens.slice(from, to + 1);
}

const textOf = (line: Line, words: readonly Token[]): string | null => {
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? line.text.slice(first.from, last.to) : null;
};

/** The color of a line that its product has not, where it is one. */
function strangeColor(tokens: readonly Token[], { product }: Evaluated): Token | undefined {
  const strange = tokens.filter(({ meanings }) =>
    meanings.some(
      each =>
        each.is === 'otherColor' || (each.is === 'color' && !product?.product.colors.includes(each.key)),
    ),
  );
  return strange.length === 1 ? strange[0] : undefined;
}

function outcomeOf(line: Line, part: Part, hasTime: () => boolean): Outcome[] {
  const own = part.tokens.filter(token => token.line === line.line);
  const from = Math.min(...own.map(token => token.from), line.text.length);
  const to = Math.max(...own.map(token => token.to), from);
  const { evaluated, state } = part;
  const about = part.about ?? evaluated?.about ?? null;
  const base: Outcome = {
    ...empty,
    line: line.line,
    text: line.text,
    span: [from, to],
    kind: state.kind,
    said: saidOf(part, about),
    other: part.other,
  };
  const strange =
    state.kind === 'asked' && state.reason === 'unknown_product' ? textOf(line, calling(part, [])) : null;
  if (!evaluated || state.kind === 'ignored' || state.kind === 'context')
    return [
      {
        ...base,
        reason: 'reason' in state ? (state.reason ?? null) : null,
        candidates: part.nearest,
        called: strange,
        learn: strange !== null,
        word: about ? line.text.slice(about.from, about.to) : null,
      },
    ];
  const { product, item, candidates, reading } = evaluated;
  const words = calling(part, item.named.words);
  const called = textOf(line, words);
  const known = {
    ...base,
    by: product?.by ?? null,
    productId: product?.product.id ?? null,
    aliasId: product?.aliasId ?? null,
    called,
  };
  const isMarked = (reason: Reason, role: Said['role']) =>
    (doubtful[reason]?.includes(role) ?? false) && (reason !== 'changed' || part.instead !== null);
  const asked = (reason: Reason, rest: Partial<Outcome> = {}): Outcome => ({
    ...known,
    kind: 'asked',
    reason,
    said: base.said.map(each => ({ ...each, doubt: each.doubt || isMarked(reason, each.role) })),
    word: about && about.line === line.line ? line.text.slice(about.from, about.to) : null,
    candidates: product ? [] : [...candidates.slice(0, maxOffered).map(({ id }) => id), ...part.nearest],
    learn:
      called !== null &&
      item.named.products.every(({ by }) => by === 'name') &&
      (!product || words.some(isStrange)),
    ...rest,
  });
  if (state.kind === 'asked') {
    const ways = hasTime() ? waysOf(evaluated, state.reason, part.instead) : [];
    const isSplit = ways.length > 1 && ways.every(({ kind }) => kind === 'each' || kind === 'total');
    return [asked(state.reason === 'unclear' && !about && isSplit ? 'split' : state.reason, { ways })];
  }
  const outcomes: Outcome[] = reading.rows.length ? [{ ...known, kind: 'sure', rows: reading.rows }] : [];
  const problems = new Map(reading.problems.map(problem => [`${problem.reason} ${problem.color}`, problem]));
  const questions = [...problems.values()].map(each => {
    const color =
      each.reason === 'no_such_color'
        ? strangeColor(
            part.tokens.filter(token => token.line === line.line),
            evaluated,
          )
        : undefined;
    const ways = hasTime() ? waysOfProblem(evaluated, each) : [];
    if (!color) return asked(each.reason, { ways });
    const said = base.said.map(part => ({ ...part, doubt: part.doubt || part.from === color.from }));
    return asked(each.reason, { ways, said, word: line.text.slice(color.from, color.to) });
  });
  // An answer that settles several colors is taken once.
  const keyOf = ({ reason, ways }: Outcome) => JSON.stringify([reason, ways]);
  return [
    ...outcomes,
    ...questions.filter(
      (each, at) =>
        each.ways.length === 0 || questions.findIndex(other => keyOf(other) === keyOf(each)) === at,
    ),
  ];
}

interface Reading {
  /** Lines that there was no time for. */
  left: ReadonlySet<number>;
  /** The lines of tables, by their numbers. */
  tables: ReadonlyMap<number, TableLine>;
  /** Whether there is time for answers to questions. */
  hasTime: () => boolean;
}

/** What a line of a text came to. */
function outcomesOfLine(line: Line, own: readonly Part[], { left, tables, hasTime }: Reading): Outcome[] {
  const whole = {
    ...empty,
    line: line.line,
    text: line.text,
    span: [0, line.text.length] as [number, number],
    said: [],
  };
  const isBlank = line.text.trim() === '';
  if (left.has(line.line)) return isBlank ? [] : [{ ...whole, kind: 'asked', reason: 'unread' }];
  if (own.length > 0) return own.flatMap(part => outcomeOf(line, part, hasTime));
  if (isBlank) return [];
  const isCrossedOut = line.folded.trim() === '';
  return [
    {
      ...whole,
      kind: tables.get(line.line)?.header ? 'context' : 'ignored',
      reason: isCrossedOut ? 'negative' : null,
    },
  ];
}

/** What the lines of a text came to, in their order. */
export function outcomesOf(lines: readonly Line[], parts: readonly Part[], reading: Reading): Outcome[] {
  const byLine = groupBy(parts, part => part.line);
  return lines.flatMap(line => {
    const table = reading.tables.get(line.line);
    const cells = table ? cellsIn(line, table) : null;
    return outcomesOfLine(line, byLine.get(line.line) ?? [], reading).map(outcome => ({ ...outcome, cells }));
  });
}

import { isNameWord } from '../goods/names.ts';
import type { Part } from '../items/parts.ts';
import type { OutcomeRow } from '../outcome.ts';
import { sizeKey } from '../rows/symbols.ts';
import { colorsIn, has, hasRole, type Token } from '../tokens/token.ts';
import { corrects, hedges, others, pictures, withdraws } from '../words/beside.ts';
import { namedBy } from './corrections.ts';
import { sizesIn } from './thread.ts';

/** The fewest lines that count rows. */
const fewestRows = 3;

/** Words that withdraw nothing beside talk: no, they are not urgent. */
const bare = /^(?:no|not|لا|hayir)$/;

/** The most words of a line that says something of those beside it, and of those in one that hedges which hedge nothing. */
const [mostWords, mostBesideHedges] = [6, 1];

const isSpoken = ({ kind }: Token) => kind === 'word' || kind === 'number';
const isStrange = ({ kind, meanings, names }: Token) =>
  kind === 'word' && meanings.length === 0 && names.length === 0;

/** The words of a line; phrases that say nothing are left out. */
const textOf = ({ tokens }: Part) =>
  tokens
    .filter(token => !(token.word.includes(' ') && token.meanings.every(({ is }) => is === 'talk')))
    .map(({ word }) => word)
    .join(' ');

/** Whether a short line says what a pattern has, and nothing that nobody knows. */
function says(part: Part, pattern: RegExp): boolean {
  const text = textOf(part);
  const found = text.match(pattern)?.map(each => each.trim());
  const spoken = part.tokens.filter(isSpoken);
  if (!found || spoken.length > mostWords) return false;
  const said = found.flatMap(each => [each, ...each.split(' ')]);
  if (pattern === hedges && spoken.filter(({ word }) => !said.includes(word)).length > mostBesideHedges)
    return false;
  const isGoods = ({ word, meanings, names, products }: Token) =>
    bare.test(word) ||
    names.length > 0 ||
    products.length > 0 ||
    meanings.some(meaning => meaning.is === 'color' || meaning.is === 'size');
  if (found.every(each => bare.test(each)) && !spoken.every(isGoods)) return false;
  const isOther = (role: 'business' | 'addr' | 'price') => part.tokens.some(token => hasRole(token, role));
  return (
    !isOther('business') &&
    !isOther('addr') &&
    !/(?:^| )(?:baska|else|anything|غير)(?: |$)/.test(text) &&
    part.tokens.every(token => !isStrange(token) || said.includes(token.word))
  );
}

/** Whether a line names the goods that it orders. */
const hasName = ({ tokens, evaluated }: Part) =>
  evaluated?.item.named.words.some(word => tokens.includes(word)) ?? false;

const isSure = ({ state }: Part) => state.kind === 'sure';

function ask(part: Part, other: Part): void {
  part.state = { kind: 'asked', reason: 'changed' };
  part.other = other.line < part.line ? null : other.line;
}

/** Parts of lines that stand together with the one at a place: above it, or below. */
function together(parts: readonly Part[], at: number, step: 1 | -1): Part[] {
  const found: Part[] = [];
  for (let next = at + step, last = parts[at]; last && parts[next]; next += step) {
    const part = parts[next] as Part;
    if (Math.abs(part.line - last.line) > 1) break;
    found.push(part);
    last = part;
  }
  return found;
}

/** The lines above that a short line withdraws: those of its goods; the last, or all, where it names none. */
function meantAbove(parts: readonly Part[], at: number): Part[] {
  const part = parts[at] as Part;
  const sure = parts.slice(0, at).filter(isSure);
  const sizes = sizesIn(part.tokens);
  const colors = colorsIn(part.tokens);
  const named = namedBy(part.tokens, sure);
  const said = textOf(part).match(withdraws)?.join(' ').split(' ');
  const names = part.tokens.some(
    token => token.products.length > 0 || (isNameWord(token) && !said?.includes(token.word)),
  );
  if (names && !named.isNamed) return [];
  if (named.isNamed || colors.length > 0 || sizes.length > 0) {
    const isMeant = ({ color, size }: OutcomeRow) =>
      (colors.length === 0 || (color !== null && colors.includes(color))) &&
      (sizes.length === 0 || (size !== null && sizes.includes(sizeKey(size))));
    return named.lines.filter(({ evaluated }) => evaluated?.reading.rows.some(isMeant));
  }
  return meantBeside(parts, at);
}

/** The line directly above, or all that stand together with it where the words mean several. */
function meantBeside(parts: readonly Part[], at: number): Part[] {
  const part = parts[at] as Part;
  const last = parts.slice(0, at).findLast(isSure);
  if (!last || part.line - last.line > 1) return [];
  const all = part.tokens.some(
    token =>
      hasRole(token, 'whole') ||
      hasRole(token, 'firstLine') ||
      /^(?:ilk\p{L}*|birinci\p{L}*|iki(?:si|sini|sinden)?|both|first|الاول\p{L}*|كلو|الكل)$/u.test(
        token.word,
      ),
  );
  return all ? together(parts, at, -1).filter(isSure) : [last];
}

/**
 * Asks about lines that stand beside one of no order, which may withdraw them, make them depend on something, or name them as no order;
 * and about lines without a product below words that nobody knows.
 * @param shown the lines in whose place WhatsApp has left out a picture
 */
export function askBeside(parts: readonly Part[], shown: ReadonlySet<number>): void {
  for (const [at, part] of parts.entries()) {
    const { state } = part;
    if (isSure(part)) {
      askTwice(parts, at);
      if (!hasName(part) && shown.has(part.line - 1)) askNameless([part, ...together(parts, at, 1)], part);
    } else if (state.kind !== 'asked' || part.evaluated === null) {
      const mayMean = state.kind === 'ignored' || (state.kind === 'asked' && state.reason === 'negative');
      const above = !mayMean
        ? []
        : says(part, withdraws)
          ? meantAbove(parts, at)
          : says(part, hedges)
            ? meantBeside(parts, at)
            : [];
      for (const each of above) ask(each, part);
      if (above.length > 0) part.state = { kind: 'asked', reason: 'negative' };
      else askBelow(parts, at);
    }
  }
  askCounted(parts);
}

/** Asks about lines whose only amounts count from one, as rows do: 1 2605 black M, 2 2702 blue L, 3 2305 green L. */
function askCounted(parts: readonly Part[]): void {
  const amountOf = ({ tokens, evaluated }: Part): number | undefined => {
    const [row, other] = evaluated?.reading.rows ?? [];
    const begins = tokens[0]?.meanings.some(each => each.is === 'number' && each.value === row?.quantity);
    return begins && !other ? row?.quantity : undefined;
  };
  for (const [at, part] of parts.entries()) {
    if (!isSure(part) || amountOf(part) !== 1) continue;
    const lines = [part, ...together(parts, at, 1)].filter(isSure);
    const end = lines.findIndex((line, index) => amountOf(line) !== index + 1);
    const counted = lines.slice(0, end < 0 ? undefined : end);
    if (counted.length >= fewestRows)
      for (const each of counted) each.state = { kind: 'asked', reason: 'no_quantity' };
  }
}

/** Asks about the lines below a heading of goods that are not wanted, and below one that nobody knows. */
function askBelow(parts: readonly Part[], at: number): void {
  const part = parts[at] as Part;
  const spoken = part.tokens.filter(isSpoken);
  if (spoken.length === 0) return;
  const hasAbove = together(parts, at, -1).some(isSure);
  const isHeading = !hasAbove && part.state.kind !== 'context';
  if (isHeading && [withdraws, hedges, others].some(pattern => says(part, pattern)))
    for (const each of together(parts, at, 1).filter(isSure)) ask(each, part);
  const below = together(parts, at, 1);
  const isUnknown = spoken.length <= 3 && spoken.every(isStrange);
  if (part.state.kind === 'ignored' && (isUnknown || textOf(part).match(pictures))) askNameless(below, part);
  // Amounts above their products: a line between them has the amount of the product below.
  const isAmount =
    spoken.length <= 3 && spoken.some(token => has(token, 'number')) && !spoken.some(isStrange);
  if (isHeading && isAmount)
    for (const each of below.filter(each => isSure(each) && !hasName(each))) ask(each, part);
}

/** Asks about lines that name no product, up to the first that does. */
function askNameless(lines: readonly Part[], other: Part): void {
  for (const each of lines) {
    if (each.evaluated !== null && hasName(each)) return;
    if (isSure(each)) ask(each, other);
  }
}

/** Asks about a line and an earlier one of the same goods, where its words say that it takes the place of another. */
function askTwice(parts: readonly Part[], at: number): void {
  const part = parts[at] as Part;
  if (!textOf(part).match(corrects)) return;
  const key = ({ productId, color, size, packId }: OutcomeRow) => [productId, color, size, packId].join(' ');
  const keys = new Set(part.evaluated?.reading.rows.map(key));
  const before = parts
    .slice(0, at)
    .filter(each => isSure(each) && each.evaluated?.reading.rows.some(row => keys.has(key(row))));
  for (const each of before) ask(each, part);
  if (before[0]) ask(part, before[0]);
}

import type { CodedProduct } from '../slice.ts';
import { hasRole, type Token } from '../tokens/token.ts';
import { TooManySteps } from './amounts.ts';
import { Grammar } from './grammar.ts';
import { type Reading, readingOf } from './rows.ts';
import { isColor, maybeTalk, type Sign, saidOf, withoutSum } from './symbols.ts';

const key = ({ rows, problems }: Reading): string =>
  JSON.stringify([
    rows.map(({ color, size, packId, quantity }) => [color, size, packId, quantity].join('|')).sort(),
    problems.map(({ reason, color }) => [reason, color].join('|')).sort(),
  ]);

const saysEach = (token: Token | undefined) =>
  token !== undefined && (['each', 'eachColor', 'eachSize'] as const).some(role => hasRole(token, role));

/** The ways of leaving out words that may be talk; bounded. */
function choices(symbols: readonly Sign[], tokens: readonly Token[]): Sign[][] {
  const isSize = (symbol: Sign | undefined) => symbol?.alternatives.some(({ is }) => is === 'size') ?? false;
  const doubtful = symbols
    .filter(({ token, alternatives }, at) =>
      alternatives.some(({ is }) => is === 'range')
        ? !isSize(symbols[at - 1]) && !isSize(symbols[at + 1])
        : maybeTalk(token) && !saysEach(tokens[tokens.indexOf(token) + 1]),
    )
    .slice(0, 5);
  let all: Sign[][] = [[...symbols]];
  for (const symbol of doubtful) all = all.flatMap(each => [each, each.filter(other => other !== symbol)]);
  return all;
}

/**
 * Every reading of the tokens of one product, each once.
 * @param before tokens before the product, `behind` those after it
 */
export function readingsOf(
  before: readonly Token[],
  behind: readonly Token[],
  fixed: CodedProduct,
): Reading[] {
  const { product } = fixed;
  const all = new Map<string, Reading>();
  const tokens = [...before, ...behind];
  const plain = saidOf(tokens, product);
  const arrangements = [plain];
  const stated = withoutSum(tokens);
  const summed = stated ? { ...saidOf(stated.tokens, product), total: stated.total } : null;
  // "6 × GM-1734 white L": the color behind the product stands first.
  const last = before.length > 0 ? saidOf(behind, product) : null;
  if (last && isColor(last.symbols[0]) && !saidOf(before, product).symbols.some(isColor)) {
    const [color, ...rest] = plain.symbols.slice(plain.symbols.length - last.symbols.length);
    if (color)
      arrangements.push({
        ...plain,
        symbols: [color, ...plain.symbols.slice(0, -last.symbols.length), ...rest],
      });
  }
  if (summed) arrangements.push(summed);
  let whole = false;
  for (const said of arrangements) {
    if (said.negative) return [{ rows: [], problems: [{ reason: 'negative', color: null }], doubtful: 0 }];
    for (const symbols of choices(said.symbols, tokens)) {
      try {
        for (const groups of new Grammar(symbols, product.sizes).readings()) {
          const reading = readingOf(groups, product, said, fixed);
          // One amount needs no sum.
          if (said === summed && (reading?.rows.length ?? 0) < 2 && all.size > 0) continue;
          if (reading && !(symbols.length < said.symbols.length && whole && reading.problems.length > 0))
            all.set(key(reading), reading);
          whole ||= reading !== null && reading.problems.length === 0;
        }
      } catch (error) {
        if (!(error instanceof TooManySteps)) throw error;
        return [{ rows: [], problems: [{ reason: 'unclear', color: null }], doubtful: 0 }];
      }
    }
  }
  // A number that would have to be a size that the product has not is no rival of a reading that needs none.
  const found = [...all.values()];
  const plainly = found.filter(({ problems }) => problems.every(({ reason }) => reason !== 'no_such_size'));
  const left = plainly.length ? plainly : found;
  const least = Math.min(...left.map(({ doubtful }) => doubtful));
  return left.filter(({ doubtful }) => doubtful === least);
}

/** Whether tokens say anything of colors, sizes or amounts. */
export const saysAmounts = (tokens: readonly Token[]): boolean =>
  tokens.some(({ meanings }) => meanings.some(({ is }) => is === 'number' || is === 'unit'));

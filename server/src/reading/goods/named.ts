import type { CodedProduct, SliceProduct } from '../slice.ts';
import { isColor, type Token } from '../tokens/token.ts';
import { asNamed, fits, mayFit, type Run, runsOf } from './names.ts';

/** The product of an item, and the words that name it. */
export type ProductMatch = {
  from: number;
  to: number;
  /** More than one where the words fit several; none where no product is found. */
  products: CodedProduct[];
  settled: boolean;
  /** Whether color, size and unit may decide among the products. */
  open: boolean;
  words: Token[];
  /** A code or number that is none. */
  bad: boolean;
  /** Words beside a code that are in no name of its product. */
  mismatch: boolean;
};

const says = (token: Token) =>
  token.kind === 'number' ||
  token.kind === 'separator' ||
  token.meanings.some(
    ({ is }) => is === 'color' || is === 'size' || is === 'unit' || is === 'number' || is === 'otherColor',
  );

/** Whether nothing of an order stands between two places. */
const beside = (tokens: readonly Token[], from: number, to: number) => !tokens.slice(from, to).some(says);

/** Only a sign, or nothing. */
const directly = (tokens: readonly Token[], from: number, to: number) =>
  tokens.slice(from, to).every(({ kind }) => kind === 'join');

/** The products that a sentence names, in their order. */
export function namedIn(
  tokens: readonly Token[],
  nameOf: (run: Run) => { words: Token[]; products: SliceProduct[]; settled: boolean; open: boolean },
): ProductMatch[] {
  const coded: ProductMatch[] = tokens.flatMap((token, at) =>
    token.kind === 'product' || token.kind === 'badCode'
      ? [
          {
            from: at,
            to: at,
            products: token.products,
            settled: token.products.length === 1,
            open: false,
            words: [token],
            bad: token.kind === 'badCode',
            mismatch: false,
          },
        ]
      : [],
  );
  const byName: ProductMatch[] = [];
  for (const run of runsOf(tokens)) {
    const ahead = coded.find(({ from }) => from > run.to && beside(tokens, run.to + 1, from));
    const behind = coded.findLast(({ to }) => to < run.from);
    const close = behind && beside(tokens, behind.to + 1, run.from) ? behind : undefined;
    const next = coded.find(({ from }) => from > run.to);
    const near =
      next && !tokens.slice(run.to + 1, next.from).some(token => says(token) && !isColor(token))
        ? next
        : undefined;
    const fit = [close, ahead, near, behind].find(
      each =>
        each &&
        each.products.length > 0 &&
        run.sure.every(token => each.products.some(({ product }) => fits(token, product))),
    );
    const owner = fit ?? close ?? ahead;
    if (!owner) {
      const { words, products, settled, open } = nameOf(run);
      const places = words.map(word => tokens.indexOf(word)).sort((a, b) => a - b);
      byName.push({
        from: places[0] ?? run.from,
        to: places.at(-1) ?? run.to,
        products: products.map(asNamed),
        settled,
        open,
        words,
        bad: false,
        mismatch: false,
      });
      continue;
    }
    if (!fit && !owner.bad) owner.mismatch = true;
    owner.words.push(
      ...run.sure,
      ...run.may.filter(token => owner.products.some(({ product }) => mayFit(token, run, product))),
    );
  }
  for (const each of coded) {
    // A word of the name that is a unit as well, directly behind the code: 9002 box white.
    for (let at = each.to + 1; at < tokens.length; at++) {
      const token = tokens[at] as Token;
      if (each.words.includes(token)) continue;
      const number = token.meanings.some(({ is }) => is === 'number' || is === 'color');
      if (number || token.names.length === 0 || !each.products.some(({ product }) => fits(token, product)))
        break;
      if (!directly(tokens, each.to + 1, at) && !each.words.includes(tokens[at - 1] as Token)) break;
      each.words.push(token);
    }
  }
  return [...coded, ...byName].sort((a, b) => a.from - b.from);
}

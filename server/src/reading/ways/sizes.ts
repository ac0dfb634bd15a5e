import type { OutcomeRow, Way } from '../outcome.ts';
import type { SliceProduct } from '../slice.ts';
import { has, hasRole, numberOf, type Token } from '../tokens/token.ts';
import {
  type Asked,
  added,
  amountIn,
  amountTokens,
  inPack,
  number,
  of,
  packsOf,
  replaced,
  role,
  rowsOf,
  sizeIn,
  type Taken,
  tokensOf,
  wayOf,
  word,
} from './asked.ts';

const letters = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL'];
const placeOf = (size: string) => (/^\d+$/.test(size) ? Number(size) : letters.indexOf(size.toUpperCase()));

/** How far two sizes are apart; by the order of the product where they are no numbers or letters. */
export function sizeDistance({ sizes }: SliceProduct, a: string, b: string | null): number {
  if (b === null) return 0;
  const [one, two] = [placeOf(a), placeOf(b)];
  return one >= 0 && two >= 0 ? Math.abs(one - two) : Math.abs(sizes.indexOf(a) - sizes.indexOf(b));
}

/** Rows that share their number, instead of having it each; null where it does not divide. */
export function shared(rows: readonly OutcomeRow[] | null): OutcomeRow[] | null {
  const [first] = rows ?? [];
  if (!rows || !first || rows.length < 2 || rows.some(({ quantity }) => quantity !== first.quantity))
    return null;
  const quantity = first.quantity / rows.length;
  return Number.isInteger(quantity) ? rows.map(row => ({ ...row, quantity })) : null;
}

/** One number over the size row: packs that are as many, of each size, in all, or of one size. */
export function overSizes(asked: Asked, taken: Taken): Way[] {
  const amounts = amountTokens(asked);
  const [amount] = amounts;
  const count = amounts.length === 1 && amount ? amountIn(amount) : null;
  // A lone number that is a size of the product says no amount.
  const tokens = tokensOf(asked);
  const unit = amount && tokens[tokens.indexOf(amount) + 1];
  const isSize = sizeIn(asked.coded.product, String(count)) !== undefined;
  if (isSize && !(unit && has(unit, 'unit'))) return [];
  const packs = packsOf(asked).flatMap(pack =>
    count !== null && count % pack.pieces === 0
      ? wayOf(
          'pack',
          rowsOf(
            inPack(asked, pack, said => said / pack.pieces),
            taken,
          ),
        )
      : [],
  );
  const each = rowsOf(added(asked, role('eachSize')), taken);
  const one = asked.coded.product.sizes.flatMap(size => wayOf('sizes', rowsOf(of(asked, { size }), taken)));
  return [...packs, ...wayOf('each', each), ...wayOf('total', shared(each)), ...one];
}

/** A size is said that the product has not: the nearest ones. */
export function otherSize(asked: Asked, taken: Taken): Way[] {
  const { product } = asked.coded;
  const sizeOf = (token: Token, before: Token | undefined, after: Token | undefined) => {
    const said = token.meanings.find(({ is }) => is === 'size');
    if (said?.is === 'size') return said.size;
    const beside = [before, after].some(each => each && hasRole(each, 'sizeWord'));
    return beside && has(token, 'number') ? String(numberOf(token)) : null;
  };
  const strange = tokensOf(asked).flatMap((token, at, all) => {
    const size = sizeOf(token, all[at - 1], all[at + 1]);
    return size !== null && sizeIn(product, size) === undefined ? [{ token, size }] : [];
  });
  const ways = strange.map(({ token, size: said }) =>
    [...product.sizes]
      .sort((a, b) => sizeDistance(product, a, said) - sizeDistance(product, b, said))
      .slice(0, 4)
      .flatMap(size => wayOf('sizes', rowsOf(replaced(asked, token, [word({ is: 'size', size })]), taken))),
  );
  return ways.find(({ length }) => length > 0) ?? [];
}

/** One number for several sizes or colors: of each, or in all. */
export function eachOrTotal(asked: Asked, taken: Taken): Way[] {
  const amounts = amountTokens(asked);
  const ofEach = (line: Asked, token: Token) => {
    const units = token.meanings.flatMap(each =>
      each.is === 'unit' ? [word({ ...each, count: null })] : [],
    );
    return replaced(line, token, [number(amountIn(token) ?? 0, true), ...units]);
  };
  const single = amounts.map(token => ofEach(asked, token));
  const lines = [...single, ...(amounts.length > 1 ? [amounts.reduce(ofEach, asked)] : []), asked];
  return lines.flatMap(line => {
    const each = rowsOf(line, taken);
    return [...wayOf('each', each), ...wayOf('total', shared(each))];
  });
}

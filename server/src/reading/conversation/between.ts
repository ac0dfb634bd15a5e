import type { ProductMatch } from '../goods/named.ts';
import { type Evaluated, isSure } from '../items/evaluate.ts';
import { isUnknown } from '../items/items.ts';
import { orders, type Part, partOf } from '../items/parts.ts';
import { saysAmounts } from '../rows/readings.ts';
import { saysNothing, sizeKey } from '../rows/symbols.ts';
import { colorsIn, has, hasRole, type Token } from '../tokens/token.ts';

const nothing = /^(?:but|ama|fakat|بس|لكن|the|ال)$/;

/** "But no XL", "ama XL olmasın" at the end of a line: its words, and the sizes; null where nothing of the kind is said. */
function withoutSizes(
  tokens: readonly Token[],
  sizes: readonly string[],
): { tokens: Token[]; sizes: string[] } | null {
  const at = tokens.findIndex(token => hasRole(token, 'negative') || token.word === 'less');
  if (at < 1) return null;
  const sizeOf = ({ meanings }: Token) =>
    sizes.find(size =>
      meanings.some(
        each =>
          sizeKey(size) ===
          (each.is === 'size' ? sizeKey(each.size) : each.is === 'number' ? String(each.value) : null),
      ),
    );
  const behind = tokens.slice(at + 1);
  let from = at;
  while (behind.length === 0 && from > 0 && sizeOf(tokens[from - 1] as Token)) from--;
  while (from > 0 && nothing.test(tokens[from - 1]?.word ?? '')) from--;
  const left = tokens.slice(from).filter((token, place) => place !== at - from && !nothing.test(token.word));
  const said = left.flatMap(token => sizeOf(token) ?? []);
  return from > 0 && said.length > 0 && said.length === left.length
    ? { tokens: tokens.slice(from), sizes: said.map(sizeKey) }
    : null;
}

/** The color that another one is to be like: "green same as the grey". */
const likeColor = (tokens: readonly Token[]): Token | undefined =>
  tokens.find((token, at) => {
    if (!has(token, 'color')) return false;
    const before = tokens.slice(0, at).findLast(each => !saysNothing(each));
    return /^(?:same as|same amount as|زي|مثل|متل|كيف)$/.test(before?.word ?? '');
  });

/** The line whose amounts are copied: the last one, or the last of the color that another is to be like. */
function sourceOf(parts: readonly Part[], like: Token | undefined, id: string | undefined): Part | undefined {
  const [last] = orders(parts);
  if (!like) return last;
  const isLike = ({ state, evaluated }: Part) =>
    state.kind === 'sure' &&
    evaluated?.reading.rows.every(({ color }) => color !== null && colorsIn([like]).includes(color));
  const alike = orders(parts).filter(isLike);
  return alike.find(({ evaluated }) => evaluated?.product?.product.id === id) ?? alike[0];
}

/**
 * Copies the amounts of the line before to other colors or another product: "same for black".
 * @returns null where this says nothing of the kind, or where it cannot be known what is meant
 */
export function copySame(
  parts: readonly Part[],
  tokens: readonly Token[],
  named: readonly ProductMatch[],
): Part[] | null {
  const like = likeColor(tokens);
  const words = tokens.filter(token => hasRole(token, 'same') || token === like);
  if (words.length === 0 || named.length > 1) return null;
  const [target] = named;
  const targetId = target
    ? target.products.length === 1
      ? target.products[0]?.product.id
      : undefined
    : parts.findLast(({ state }) => state.kind === 'sure')?.evaluated?.product?.product.id;
  const last = sourceOf(parts, like, targetId);
  const without = withoutSizes(tokens, last?.evaluated?.product?.product.sizes ?? []);
  const own = tokens.filter(
    token =>
      !named.some(each => each.words.includes(token)) &&
      !words.includes(token) &&
      !without?.tokens.includes(token),
  );
  const says = (kind: string) => own.some(({ meanings }) => meanings.some(({ is }) => is === kind));
  if (
    says('number') ||
    says('unit') ||
    says('size') ||
    says('otherColor') ||
    says('shade') ||
    own.some(isUnknown)
  )
    return null;
  const clean = own.every(
    token =>
      token.kind === 'separator' ||
      token.kind === 'join' ||
      token.meanings.some(({ is }) => is === 'talk' || is === 'color') ||
      hasRole(token, 'label') ||
      hasRole(token, 'from') ||
      hasRole(token, 'range'),
  );
  if (!clean || !last?.evaluated || last.state.kind !== 'sure' || !isSure(last.evaluated)) return null;
  if (last.line === tokens[0]?.line && named.length === 0 && last.tokens.at(-1)?.end === undefined)
    return null;
  const rows = last.evaluated.reading.rows.filter(
    ({ size }) => !without?.sizes.includes(sizeKey(size ?? '')),
  );
  const missed = last.evaluated.reading.rows.length - rows.length;
  if (without && missed !== without.sizes.length) return null;
  const from = last.evaluated.product?.product;
  const product = target
    ? target.settled && target.products.length === 1 && !target.mismatch
      ? target.products[0]
      : undefined
    : last.evaluated.product;
  if (!product || !from || new Set(rows.map(({ color }) => color)).size !== 1) return null;
  const keys = colorsIn(own);
  const colors = keys.length ? keys : product.product.colors.length === 1 ? product.product.colors : [];
  if (
    colors.length === 0 ||
    new Set(colors).size < colors.length ||
    !colors.every(color => product.product.colors.includes(color))
  )
    return null;
  if (product.product.id === from.id && colors.some(color => rows.some(row => row.color === color)))
    return null;
  const copied = colors.flatMap(color => rows.map(row => ({ ...row, productId: product.product.id, color })));
  const isOther = product.product.id !== from.id;
  if (
    rows.length === 0 ||
    rows.some(
      ({ packId, size, color }) =>
        (packId !== null && (isOther || color === null)) ||
        (size !== null && !product.product.sizes.includes(size)),
    )
  )
    return null;
  if (
    copied.some(({ color, size }) =>
      product.product.closed.some(cell => cell.color === color && cell.size === size),
    )
  )
    return null;
  const evaluated: Evaluated = {
    ...last.evaluated,
    item: { named: target ?? last.evaluated.item.named, before: [], behind: own },
    product,
    reading: { rows: copied, problems: [], doubtful: 0 },
  };
  return [{ ...partOf(tokens, { kind: 'sure' }), evaluated }];
}

/** Whether a line takes something back, or may, because it has a word that nobody knows and no amount. */
const mayTakeBack = ({ state, tokens, evaluated }: Part): boolean =>
  state.kind === 'ignored'
    ? state.reason === 'negative'
    : evaluated?.reading.problems.some(({ reason }) => reason === 'negative') ||
      (state.kind === 'asked' && tokens.some(isUnknown) && !saysAmounts(tokens));

/** Asks about goods that a later line may take back: both lines become questions. */
export function askTakenBack(parts: readonly Part[]): void {
  const sure: Part[] = [];
  for (const part of parts) {
    const id = part.evaluated?.product?.product.id;
    const taken = id !== undefined && mayTakeBack(part) ? sure.filter(each => isMeant(each, part, id)) : [];
    for (const each of taken) {
      each.state = { kind: 'asked', reason: 'changed' };
      each.other = each.line < part.line ? part.line : null;
    }
    if (taken.length > 0 && part.state.kind === 'ignored') part.state = { kind: 'asked', reason: 'negative' };
    if (part.state.kind === 'sure') sure.push(part);
  }
}

/** Whether a line that is sure has goods of a product, in a color that another one names, or in any where it names none. */
function isMeant({ state, evaluated }: Part, { tokens }: Part, id: string): boolean {
  const keys = colorsIn(tokens);
  return (
    state.kind === 'sure' &&
    (evaluated?.reading.rows ?? []).some(
      ({ productId, color }) =>
        productId === id && (keys.length === 0 || color === null || keys.includes(color)),
    )
  );
}

/** Asks about a line that was there before, word for word as an order. */
export function askRepeated(parts: readonly Part[]): void {
  const seen = new Map<string, Part>();
  for (const part of parts) {
    if (part.state.kind !== 'sure' || !part.evaluated) continue;
    const key = JSON.stringify(part.evaluated.reading.rows.map(row => Object.values(row).join('|')).sort());
    const first = seen.get(key);
    if (first && part.evaluated.reading.rows.length) {
      part.state = { kind: 'asked', reason: 'repeated' };
      part.other = first.line;
    } else seen.set(key, part);
  }
}

import type { Item } from '../items/items.ts';
import type { Part } from '../items/parts.ts';
import { packUnits } from '../tokens/lexicon.ts';
import { hasRole, type Token } from '../tokens/token.ts';

/** A heading that says no more than a color, a size, sizes or a unit, which lines below take where they say none. */
export type Carried = {
  kind: 'color' | 'size' | 'sizes' | 'unit';
  tokens: Token[];
  part: Part;
  used: boolean;
};

const is = (token: Token, ...kinds: string[]) => token.meanings.some(meaning => kinds.includes(meaning.is));

/** The largest number that alone is hardly a size. */
const notYetSize = 20;

/** Whether words name several sizes and no amounts: letters, or numbers as grown people wear, each larger than the one before. */
function areSizes(said: readonly Token[], hasWord: boolean): boolean {
  const numbers = said.flatMap(({ meanings }) =>
    meanings.flatMap(each => (each.is === 'number' && !each.each ? [each.value] : [])),
  );
  const least = hasWord ? 0 : notYetSize;
  const rises = numbers.every((value, at) => value > (numbers[at - 1] ?? least));
  return (
    said.length > 1 && (said.every(token => is(token, 'size')) || (numbers.length === said.length && rises))
  );
}

/** What words say of the lines below, where it is a color, a size with its word, several sizes, or a unit without a number. */
export function kindOf(tokens: readonly Token[]): Carried['kind'] | null {
  const said = tokens.filter(token => !hasRole(token, 'sizeWord'));
  const hasWord = said.length < tokens.length;
  const [first, ...more] = said;
  if (areSizes(said, hasWord)) return 'sizes';
  if (!first || more.length > 0) return null;
  if (hasWord) return is(first, 'number') ? 'size' : null;
  const every = (fits: (meaning: Token['meanings'][number]) => boolean) =>
    first.meanings.length > 0 && first.meanings.every(fits);
  if (every(each => each.is === 'color')) return 'color';
  return every(each => each.is === 'unit' && each.count !== 2 && packUnits.has(each.unit)) ? 'unit' : null;
}

/** The sizes of a heading before as many amounts; null where there are not as many. */
function spreadOver(sizes: readonly Token[], all: readonly Token[]): Token[] | null {
  const count = sizes.filter(token => !hasRole(token, 'sizeWord')).length;
  const numbers = all.filter(token => is(token, 'number'));
  if (numbers.length === 0 || numbers.length % count > 0) return null;
  return all.flatMap(token => {
    const at = numbers.indexOf(token);
    return at >= 0 && at % count === 0 ? [...sizes, token] : [token];
  });
}

/** An item with what its heading says; the item itself where it says that on its own. */
export function underHeading(item: Item, { kind, tokens }: Pick<Carried, 'kind' | 'tokens'>): Item {
  const own = [...item.before, ...item.behind];
  const says = (...kinds: string[]) => own.some(token => is(token, ...kinds));
  const hasColors = own.some(token =>
    (['eachColor', 'bothColors', 'mixed'] as const).some(role => hasRole(token, role)),
  );
  if (kind === 'color')
    return hasColors || says('color', 'otherColor') ? item : { ...item, behind: [...tokens, ...item.behind] };
  const saysSize = says('size') || own.some(token => hasRole(token, 'sizeWord'));
  if (kind === 'sizes') {
    const behind =
      saysSize || says('unit') || item.before.some(token => is(token, 'number'))
        ? null
        : spreadOver(tokens, item.behind);
    return behind ? { ...item, behind } : item;
  }
  // One of two numbers may be a size.
  const hasSize = saysSize || own.filter(token => is(token, 'number')).length !== 1;
  if (says('unit') || (kind === 'size' && hasSize)) return item;
  const put = (all: readonly Token[]) =>
    all.flatMap(token => {
      if (!is(token, 'number')) return [token];
      return kind === 'size' ? [...tokens, token] : [token, ...tokens];
    });
  return { ...item, before: put(item.before), behind: put(item.behind) };
}

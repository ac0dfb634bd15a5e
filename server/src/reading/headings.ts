import type { Item } from './items.ts';
import type { Part } from './parts.ts';
import { hasRole, type Token } from './token.ts';

/** A heading that says no more than a color, a size or a unit, which lines below take where they say none. */
export type Carried = { kind: 'color' | 'size' | 'unit'; tokens: Token[]; part: Part; used: boolean };

/** Units of several pieces. */
export const packUnits: ReadonlySet<string> = new Set(['series', 'carton', 'pack']);

const is = (token: Token, ...kinds: string[]) => token.meanings.some(meaning => kinds.includes(meaning.is));

/** What words say of the lines below, where it is a color, a size with its word, or a unit without a number. */
export function kindOf([first, second, ...more]: readonly Token[]): Carried['kind'] | null {
  if (!first || more.length > 0) return null;
  if (second) return hasRole(first, 'sizeWord') && is(second, 'number') ? 'size' : null;
  const every = (fits: (meaning: Token['meanings'][number]) => boolean) =>
    first.meanings.length > 0 && first.meanings.every(fits);
  if (every(each => each.is === 'color')) return 'color';
  return every(each => each.is === 'unit' && each.count !== 2 && packUnits.has(each.unit)) ? 'unit' : null;
}

/** An item with what its heading says; the item itself where it says that on its own. */
export function underHeading(item: Item, { kind, tokens }: Carried): Item {
  const own = [...item.before, ...item.behind];
  const says = (...kinds: string[]) => own.some(token => is(token, ...kinds));
  const hasColors = own.some(token =>
    (['eachColor', 'bothColors', 'mixed'] as const).some(role => hasRole(token, role)),
  );
  if (kind === 'color')
    return hasColors || says('color', 'otherColor') ? item : { ...item, behind: [...tokens, ...item.behind] };
  // One of two numbers may be a size.
  const hasSize =
    says('size') ||
    own.some(token => hasRole(token, 'sizeWord')) ||
    own.filter(token => is(token, 'number')).length !== 1;
  if (says('unit') || (kind === 'size' && hasSize)) return item;
  const put = (all: readonly Token[]) =>
    all.flatMap(token => {
      if (!is(token, 'number')) return [token];
      return kind === 'size' ? [...tokens, token] : [token, ...tokens];
    });
  return { ...item, before: put(item.before), behind: put(item.behind) };
}

import { isOneSize } from '@toptan/contract/catalog/sizing';

/** The range of sizes: '26–36', 'S–4XL', or null where there is one size only. Sizes come in the order of their set. */
export function sizeRange(sizes: readonly string[]): string | null {
  const first = sizes[0];
  const last = sizes.at(-1);
  if (!first || !last) return null;
  if (first === last) return isOneSize(first) ? null : first;
  return `${first}–${last}`;
}

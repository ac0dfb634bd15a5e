/** '26–36', 'S–4XL', the one size, or null without sizes. Sizes come in the order of their set. */
export function sizeRange(sizes: readonly string[]): string | null {
  const first = sizes[0];
  const last = sizes.at(-1);
  if (!first || !last) return null;
  return first === last ? first : `${first}–${last}`;
}

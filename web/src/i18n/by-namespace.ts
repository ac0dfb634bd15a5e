/** What one room says; nested keys are joined with '.'. */
export type Words = Record<string, unknown>;

/** `./locales/en/orders.json` → namespace `orders`. */
export function byNamespace(files: Record<string, Words>): Record<string, Words> {
  return Object.fromEntries(
    Object.entries(files).map(([path, words]) => [path.replace(/^.*\/(.+)\.json$/, '$1'), words]),
  );
}

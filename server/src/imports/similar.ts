import { fold } from '@toptan/contract/fold';

/** The Levenshtein distance of two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Characters of the longest word that is compared with names. */
const comparedMax = 60;

/** The values with similar names, nearest first, at most three. @param names values by folded names */
export function similar(word: string, names: ReadonlyMap<string, string | readonly string[]>): string[] {
  const wanted = fold(word.slice(0, comparedMax + 1));
  if (wanted.length > comparedMax) return [];
  const farthest = Math.max(1, Math.floor(wanted.length / 3));
  const near = [...names]
    .filter(([name]) => Math.abs(name.length - wanted.length) <= farthest)
    .map(([name, value]) => ({ value, far: distance(wanted, name) }))
    .filter(({ far }) => far <= farthest)
    .sort((a, b) => a.far - b.far);
  return [...new Set(near.flatMap(({ value }) => value))].slice(0, 3);
}

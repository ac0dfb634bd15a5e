/** A repeatable stream of numbers from 0 up to 1 (mulberry32): the same seed always makes the same demo. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Numbers from 0 up to 1 that belong to a word: the same word and salt always give the same one. */
export function fraction(word: string): (salt: number) => number {
  let hash = 2166136261;
  for (const letter of word) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return salt => random(hash ^ Math.imul(salt, 0x9e3779b1))();
}

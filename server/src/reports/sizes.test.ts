import { expect, test } from 'vitest';
import { mergedSizes } from './sizes.ts';

test.each([
  ['sets that begin elsewhere', ['XS S M L XL 2XL', 'S M L XL 2XL'], 'XS S M L XL 2XL'],
  ['a set with more before', ['XS S M L XL 2XL', 'S M L XL', 'XXS XS S M L XL'], 'XXS XS S M L XL 2XL'],
  ['a set that ends earlier', ['S M L XL', '3XS XXS XS S M L'], '3XS XXS XS S M L XL'],
  ['sets that contradict each other', ['S M L', 'L M S'], 'S M L'],
])('the order of sizes is that of %s', (_, sets, merged) => {
  expect(mergedSizes(sets.map(set => set.split(' '))).join(' ')).toBe(merged);
});

import { expect, it } from 'vitest';
import { pagesInSight } from './pagination.tsx';

it.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 17, [1, 2, 3, null, 17]],
  [8, 17, [1, null, 7, 8, 9, null, 17]],
  [17, 17, [1, null, 15, 16, 17]],
  [4, 17, [1, 2, 3, 4, 5, null, 17]],
])('shows the neighbours of page %i of %i', (page, count, pages) => {
  expect(pagesInSight(page, count)).toEqual(pages);
});

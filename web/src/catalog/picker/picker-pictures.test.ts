import { expect, it } from 'vitest';
import { picturesFor } from './picker-pictures.ts';

const product = {
  pictures: [
    { imageUrl: '/images/a/480.webp', color: null },
    { imageUrl: '/images/b/480.webp', color: 'Blue' },
    { imageUrl: '/images/c/480.webp', color: 'Red' },
    { imageUrl: '/images/d/480.webp', color: 'Blue' },
  ],
};
const placesFor = (color: string) => picturesFor(product, color).map(({ at }) => at);

it('shows the pictures of the chosen color first, and then those of no color', () => {
  expect(placesFor('Blue')).toEqual([1, 3, 0]);
  expect(placesFor('Red')).toEqual([2, 0]);
});

it('shows all pictures in their order while no color is chosen, or one that has none', () => {
  expect(placesFor('')).toEqual([0, 1, 2, 3]);
  expect(placesFor('Green')).toEqual([0, 1, 2, 3]);
});

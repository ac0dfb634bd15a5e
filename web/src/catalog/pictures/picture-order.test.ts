import type { ProductPicture } from '@toptan/contract/catalog/products';
import { expect, it } from 'vitest';
import { groupByColor, makeCover, moveBy, moveTo, recolor } from './picture-order.ts';

const picture = (id: string, color: string | null): ProductPicture => ({
  id,
  imageUrl: `/images/${id}/480.webp`,
  color,
});
const pictures = [
  picture('a', 'Blue'),
  picture('b', 'Blue'),
  picture('c', 'Black'),
  picture('d', 'Blue'),
  picture('e', null),
];
const written = (order: readonly ProductPicture[]) =>
  order.map(({ id, color }) => `${id} ${color}`).join(', ');

it('moves a picture among those of its color, as far as they reach', () => {
  expect(written(moveBy(pictures, 'a', 1))).toBe('b Blue, a Blue, c Black, d Blue, e null');
  expect(written(moveBy(pictures, 'd', -1))).toBe('a Blue, d Blue, b Blue, c Black, e null');
  expect(written(moveBy(pictures, 'a', -1))).toBe(written(pictures));
  expect(written(moveBy(pictures, 'c', 1))).toBe(written(pictures));
});

it('drops a picture at the place of another one, and gives it its color', () => {
  expect(written(moveTo(pictures, 'a', 'd'))).toBe('b Blue, c Black, d Blue, a Blue, e null');
  expect(written(moveTo(pictures, 'd', 'a'))).toBe('d Blue, a Blue, b Blue, c Black, e null');
  expect(written(moveTo(pictures, 'a', 'c'))).toBe('b Blue, a Black, c Black, d Blue, e null');
  expect(written(moveTo(pictures, 'e', 'c'))).toBe('a Blue, b Blue, e Black, c Black, d Blue');
});

it('puts a picture of another color behind those that have it', () => {
  expect(written(recolor(pictures, 'a', 'Black'))).toBe('b Blue, c Black, a Black, d Blue, e null');
  expect(written(recolor(pictures, 'b', 'Red'))).toBe('a Blue, b Red, c Black, d Blue, e null');
  expect(written(recolor(pictures, 'c', null))).toBe('a Blue, b Blue, d Blue, e null, c null');
});

it('makes a picture the cover', () => {
  expect(written(makeCover(pictures, 'c'))).toBe('c Black, a Blue, b Blue, d Blue, e null');
});

it('groups pictures by the colors of the product, and one of a color that is gone with those of all colors', () => {
  expect(
    groupByColor(pictures, ['Black', 'White']).map(group => [group.color, written(group.pictures)]),
  ).toEqual([
    ['Black', 'c Black'],
    ['White', ''],
    [null, 'a Blue, b Blue, d Blue, e null'],
  ]);
});

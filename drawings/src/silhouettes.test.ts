import { products } from '@toptan/demo/catalogue/products';
import { expect, it } from 'vitest';
import { silhouettes } from './silhouettes.ts';

it('draws each product of the catalogue by a silhouette of its category and gender', () => {
  for (const { sku, category, genderCategory, pictures } of products) {
    const silhouette = silhouettes[pictures[0].drawing.silhouette];
    expect(silhouette.category.toUpperCase(), sku).toBe(category);
    expect(
      silhouette.genders.map(gender => gender.toUpperCase()),
      sku,
    ).toContain(genderCategory);
  }
});

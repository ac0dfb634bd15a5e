/** What products are filtered by. Addresses name it, so it comes with the first page: nothing else belongs here. */
export const productGenders = ['MEN', 'WOMEN', 'UNISEX'] as const;
export type ProductGender = (typeof productGenders)[number];

export const productCategories = [
  'CLOTHING',
  'SHOES',
  'ACCESSORIES',
  'BAGS',
  'WATCHES',
  'JEWELRY',
  'OTHER',
] as const;
export type ProductCategory = (typeof productCategories)[number];

/** What the catalogue shows by itself: new goods, the last pieces of what is not made again, what comes in packs. */
export const productKinds = ['new', 'last', 'packs'] as const;
export type ProductKind = (typeof productKinds)[number];

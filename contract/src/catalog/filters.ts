/** The values of the product filters. Addresses name them, so they come with the first page: nothing else belongs here. */
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

/** The kinds that the catalogue finds by itself: new goods, the last pieces of goods that are not made again, goods in packs. */
export const productKinds = ['new', 'last', 'packs'] as const;
export type ProductKind = (typeof productKinds)[number];

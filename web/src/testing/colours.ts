import type { Color } from '@toptan/contract/catalog/sizing';

const colour = (
  place: number,
  nameEn: string,
  nameTr: string,
  nameAr: string,
  hex: string | null,
): Color => ({
  ...{ id: `01890a5d-0000-7000-8000-00000000010${place}`, key: nameEn, nameEn, nameTr, nameAr, hex },
  isActive: true,
});

/** Two of the first colours, and two that staff have added, one of them without a dye. */
export const colours: readonly Color[] = [
  colour(1, 'Black', 'Siyah', 'أسود', '#26292b'),
  colour(2, 'Blue', 'Mavi', 'أزرق', '#3b6ea8'),
  colour(3, 'Beige', 'Bej', 'بيج', '#e0d4bd'),
  colour(4, 'Assorted', 'Karışık renk', 'ألوان مشكّلة', null),
];

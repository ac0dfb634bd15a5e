import type { Color } from '@toptan/contract/catalog/sizing';

const color = (place: number, nameEn: string, nameTr: string, nameAr: string, hex: string | null): Color => ({
  id: `01890a5d-0000-7000-8000-00000000010${place}`,
  key: nameEn,
  nameEn,
  nameTr,
  nameAr,
  hex,
  isActive: true,
});

/** Two of the first colors, and two that staff have added, one of them without a dye. */
export const colors: readonly Color[] = [
  color(1, 'Black', 'Siyah', 'أسود', '#26292b'),
  color(2, 'Blue', 'Mavi', 'أزرق', '#3b6ea8'),
  color(3, 'Beige', 'Bej', 'بيج', '#e0d4bd'),
  color(4, 'Assorted', 'Karışık renk', 'ألوان مشكّلة', null),
];

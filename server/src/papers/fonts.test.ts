import { Font } from '@react-pdf/renderer';
import { expect, test } from 'vitest';
import { families } from './fonts.ts';

/** The fonts as the library of the PDFs has read them. */
async function readFonts() {
  const found = families.map(fontFamily => Font.getFont({ fontFamily, fontWeight: 400 }));
  await Font.load({ fontFamily: families[0] ?? '' });
  return Promise.all(
    found.map(async font => {
      await font?.load();
      return font?.data as unknown as { hasGlyphForCodePoint: (code: number) => boolean };
    }),
  );
}

test.each(['Yıldız Tekstil ₺', 'ООО Модный Дом', 'Қазақ Ұлттық Сән', 'Ψαρά Μόδα', 'بوتيك النور'])(
  'the letters of %s are on the papers',
  async name => {
    const fonts = await readFonts();
    const lacking = [...name].filter(
      letter => !fonts.some(font => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
    );
    expect(lacking).toEqual([]);
  },
);

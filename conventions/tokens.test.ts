import { describe, expect, it } from 'vitest';
import { sourcesBelow } from './sources.ts';

/** The tokens themselves, and two drawings made of shades that nothing else on a screen has. */
const ownValues = [
  'styles/tokens.css',
  'styles/theme.css',
  'ui/layout/rail-scene.css',
  'registration/after-tag.css',
];

const sheets = sourcesBelow('web/src', /\.css$/).filter(
  ({ path }) => !ownValues.some(own => path.endsWith(own)),
);

/** Every declaration of the matching properties whose value has something that only a token may have. */
function strays(property: RegExp, literal: RegExp): string[] {
  return sheets.flatMap(({ path, text }) =>
    [...text.replace(/\/\*.*?\*\//gs, '').matchAll(/([\w-]+):\s*([^;{}]+);/g)]
      .filter(([, name = '', value = '']) => property.test(name) && literal.test(value))
      .map(([declaration]) => `${path}: ${declaration}`),
  );
}

describe('outside styles/tokens.css no stylesheet has a value of its own for', () => {
  it('a color', () => {
    expect(strays(/./, /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|lab|lch)\(/i)).toEqual([]);
  });

  it('a radius, but for full rounds', () => {
    expect(strays(/radius$/, /\d(px|rem|em)\b/)).toEqual([]);
  });

  it('a shadow', () => {
    expect(strays(/^(box|text)-shadow$/, /\d(px|rem|em)\b/)).toEqual([]);
  });

  it('space, but for a hairline', () => {
    expect(strays(/^(padding|margin|gap|row-gap|column-gap)/, /(?<![\d.])(?!1px)[\d.]+px/)).toEqual([]);
  });

  it('the size of text or of its lines, which follow the size that the reader chose', () => {
    expect(strays(/^(font-size|line-height)$/, /\d(px|pt)\b/)).toEqual([]);
  });
});

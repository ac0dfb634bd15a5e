import { circle, rect, spread } from './path.ts';
import { stock, tones } from './tones.ts';
import type { Silhouette, Sketch } from './types.ts';
import {
  bezel,
  creamFace,
  crown,
  dial,
  glare,
  hands,
  lugs,
  numeral,
  polar,
  strap,
  warm,
} from './watch-parts.ts';
import { bracelet, dressSteel } from './watches-bracelet.ts';
import { mesh, sport } from './watches-metal.ts';

const leather: Sketch = k => {
  const p = warm(k) ? stock.gold : stock.steel;
  const seconds = `<g transform="translate(0 62)"><circle r="30" fill="${creamFace.mid}" stroke="${creamFace.deep}" stroke-width="1.4"/>${spread(
    12,
    0,
    330,
  )
    .map(a => {
      const [x, y] = polar(a, 26);
      return `<circle cx="${x}" cy="${y}" r="1.6" fill="${creamFace.line}"/>`;
    })
    .join(
      '',
    )}<path d="M0 8L10 -20" stroke="${stock.ink.base}" stroke-width="2"/><circle r="3" fill="${stock.ink.base}"/></g>`;
  return (
    strap(k, 66, 148, k.t, p, 0) +
    lugs(k, 96, 150, p) +
    crown(k, 162, p) +
    bezel(k, 170, p) +
    dial(k, 150, creamFace, p.deep) +
    k.line('M-22 -64L22 -64', { c: creamFace.line, w: 4, o: 0.9 }) +
    k.line('M-12 -52L12 -52', { c: creamFace.line, w: 2, o: 0.6 }) +
    seconds +
    hands(k, 150, tones([p.lch[0] - 0.28, p.lch[1], p.lch[2]]), k.t.lch[0] > 0.85 ? '#8a3a2c' : k.t.base) +
    glare(k, 'M-150 -150L20 -150L-110 150L-150 150Z', circle(0, 0, 150))
  );
};

const square: Sketch = k => {
  const p = k.base[1] < 0.03 && k.base[0] > 0.6 ? stock.steel : stock.gold;
  const roman = ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];
  const nums = roman
    .map((s, i) => {
      const [x, y] = polar(i * 30, 1);
      const q = 82 / Math.max(Math.abs(x), Math.abs(y) * 0.84);
      return `<g transform="translate(${x * q} ${y * q}) rotate(${i * 30 > 90 && i * 30 < 270 ? i * 30 + 180 : i * 30})">${numeral(s)}</g>`;
    })
    .join('');
  const outer = rect(-134, -154, 268, 308, 44);
  const inner = rect(-110, -130, 220, 260, 26);
  return (
    strap(k, 76, 146, k.t, p, 0) +
    crown(k, 128, p) +
    k.ball(160, 0, 8, k.t) +
    k.piece(outer, { t: p, fill: k.metal(p), depth: 0, edge: 2.2, cast: 4 }) +
    `<path d="${rect(-122, -142, 244, 284, 34)}" fill="none" stroke="${k.metal(p, -1, 0.8)}" stroke-width="10"/>` +
    k.piece(inner, { t: creamFace, depth: 0.9, reach: 18 }) +
    k.line(rect(-56, -70, 112, 140, 8), { c: creamFace.deep, w: 2, o: 1 }) +
    spread(13, -48, 48)
      .map(
        x => `<path d="M${x} -66L${x} -60M${x} 60L${x} 66" stroke="${creamFace.line}" stroke-width="1.4"/>`,
      )
      .join('') +
    nums +
    k.line('M-16 -40L16 -40', { c: creamFace.line, w: 3 }) +
    hands(k, 100, tones([0.32, 0.08, 262]), 'none') +
    glare(k, 'M-120 -140L10 -140L-80 140L-120 140Z', inner)
  );
};

const watch = (label: string, genders: Silhouette['genders'], sketch: Sketch): Silhouette => ({
  label,
  category: 'watches',
  genders,
  sketch,
  pose: 'flat',
});

export const watches = {
  'watch-leather': watch('Leather-strap watch', ['unisex', 'men', 'women'], leather),
  'watch-bracelet': watch('Steel bracelet watch', ['men', 'unisex'], bracelet),
  'watch-dress': watch('Dress watch on a bracelet', ['men', 'unisex'], dressSteel),
  'watch-mesh': watch('Mesh-band watch', ['women', 'unisex', 'men'], mesh),
  'watch-sport': watch("Diver's watch", ['men', 'unisex'], sport),
  'watch-square': watch('Square watch', ['women', 'unisex'], square),
} satisfies Record<string, Silhouette>;

import type { Kit } from './kit.ts';
import { both, flip, points, symm } from './path.ts';
import { stock, type Tones, tones } from './tones.ts';
import type { Sketch } from './types.ts';

/** Brown glass for pale frames, else a deep shade of the frame itself. */
const tintOf = (k: Kit): Tones =>
  k.base[0] > 0.6
    ? tones([0.42, 0.04, 60])
    : tones([Math.max(0.3, k.base[0] - 0.06), Math.max(0.02, k.base[1] * 0.5), k.base[2]]);

/** One graded lens, with the sky's reflection and the shadow of the brow. */
function glass(k: Kit, d: string, tint: Tones, brow: number): string {
  const graded = k.gradient(
    [
      [0, tint.deep, 0.97],
      [0.55, tint.base, 0.86],
      [1, tint.hi, 0.6],
    ],
    0,
    0,
    0.15,
    1,
  );
  const reflection =
    'M-300 -130L-190 -130L-280 150L-330 150ZM-170 -130L-140 -130L-230 150L-260 150ZM60 -130L190 -130L100 150L10 150ZM210 -130L240 -130L150 150L120 150Z';
  return (
    k.shape(d, graded) +
    k.clip(
      d,
      k.shape(reflection, '#fff', 0.15) +
        k.soft(`M-340 ${brow - 60}L340 ${brow - 60}L340 ${brow + 10}L-340 ${brow + 10}Z`, '#120d09', 14, 0.4),
    ) +
    k.line(d, { c: tint.line, w: 3, o: 0.8 })
  );
}

/** The temples folded behind, seen through the glass and below the bridge. */
const folded = (k: Kit, p: Tones, y: number): string => {
  const temple = `M-326 ${y}C-200 ${y + 22} 40 ${y + 62} 150 ${y + 78}C190 ${y + 84} 214 ${y + 112} 196 ${y + 124}C176 ${y + 134} 150 ${y + 116} 120 ${y + 108}C0 ${y + 90} -200 ${y + 50} -326 ${y + 28}Z`;
  return [flip(temple), temple]
    .map(d => k.piece(d, { t: p, fill: p.mid, depth: 0.9, reach: 8, cast: 4 }))
    .join('');
};

const hinges = (x: number, y: number): string =>
  points([-x, y], [-x + 16, y], [x, y], [x - 16, y])
    .map(
      ([cx, cy]) =>
        `<ellipse cx="${cx}" cy="${cy}" rx="4.5" ry="7" fill="${stock.gold.light}" stroke="${stock.gold.line}" stroke-width="1"/>`,
    )
    .join('');

/** An acetate front: its rim as half an outline, one lens, where the rivets sit. */
function acetate(k: Kit, half: string, lens: string, [x, y]: [number, number]): string {
  const rim = symm(half);
  const brow = y - 20;
  return (
    folded(k, k.t, y + 10) +
    [lens, flip(lens)].map(d => glass(k, d, tintOf(k), brow)).join('') +
    k.piece(rim, { cloth: 0, depth: 1, reach: 10, cut: lens + flip(lens), cast: 3 }) +
    k.line(both(lens), { c: k.t.hi, w: 2, o: 0.4 }) +
    hinges(x, y)
  );
}

/** Square frame with a straight brow. */
export const sunglasses: Sketch = k =>
  acetate(
    k,
    'M0 -114C20 -112 34 -116 52 -122C110 -146 210 -148 290 -136C318 -130 336 -116 338 -96C340 -76 330 -62 322 -48C318 60 266 156 172 156C80 156 30 70 26 -24C22 -42 10 -46 0 -46',
    'M-296 -44C-294 -86 -262 -104 -178 -106C-92 -106 -52 -92 -48 -48C-48 44 -92 126 -174 126C-258 126 -298 50 -296 -44Z',
    [314, -92],
  );

/** Large rounded frame. */
export const oversized: Sketch = k =>
  acetate(
    k,
    'M0 -84C16 -84 30 -92 46 -108C90 -150 160 -170 220 -168C300 -164 350 -120 352 -40C352 70 290 176 190 178C100 178 40 110 28 10C24 -14 12 -22 0 -22',
    'M-320 -34C-316 -100 -276 -138 -208 -140C-126 -140 -62 -96 -54 -20C-50 72 -112 148 -190 148C-270 146 -322 66 -320 -34Z',
    [330, -78],
  );

/** Swept-up corners, metal hinges in sight. */
export const catEye: Sketch = k =>
  acetate(
    k,
    'M0 -70C18 -70 30 -78 48 -90C110 -122 190 -132 262 -152C310 -166 346 -176 362 -164C372 -150 352 -112 336 -78C326 30 268 128 172 130C92 130 38 70 28 -2C22 -22 10 -24 0 -24',
    'M-300 -70C-262 -100 -180 -100 -110 -84C-74 -74 -52 -56 -52 -20C-50 50 -104 102 -174 102C-250 100 -302 20 -300 -70Z',
    [330, -134],
  );

/** Wire frame, double bridge, drop-shaped glass in the product's color. */
export const aviator: Sketch = k => {
  const p = k.base[1] > 0.09 && k.base[2] > 40 ? stock.gold : stock.steel;
  const lens =
    'M-318 -86C-300 -128 -220 -136 -140 -128C-86 -122 -54 -104 -46 -72C-40 0 -76 128 -178 132C-270 132 -330 30 -318 -86Z';
  const tint = tones([Math.max(0.32, k.base[0]), Math.max(0.03, k.base[1] * 0.8), k.base[2]]);
  return (
    folded(k, p, -78) +
    [lens, flip(lens)].map(d => glass(k, d, tint, -112)).join('') +
    k.tube('M-58 -112C-20 -124 20 -124 58 -112', 11, p) +
    k.tube('M-48 -60C-20 -84 20 -84 48 -60', 11, p) +
    k.tube('M-318 -92L-346 -104L-346 -70', 12, p) +
    k.tube('M318 -92L346 -104L346 -70', 12, p) +
    k.tube(lens, 12, p) +
    k.tube(flip(lens), 12, p) +
    [-1, 1]
      .map(s =>
        k.shape(
          `M${s * 40} -46C${s * 30} -34 ${s * 26} -6 ${s * 34} 2C${s * 44} 0 ${s * 50} -34 ${s * 40} -46Z`,
          '#fff',
          0.6,
        ),
      )
      .join('')
  );
};

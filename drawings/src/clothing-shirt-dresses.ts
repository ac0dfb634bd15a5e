import { ARM, label, longSleeves } from './clothing-blocks.ts';
import { gather, swing } from './clothing-drape.ts';
import type { Kit } from './kit.ts';
import { both, flip, spread, symm } from './path.ts';
import type { Sketch } from './types.ts';

/** Shirt dress: shirt above, gathered skirt below, tied at the waist; `pockets` lie under the belt. */
function shirtDressWith(k: Kit, pockets: string): string {
  const top = symm(`M0 -254C-40 -276 -76 -320 -92 -352${ARM}C-222 -60 -182 -10 -170 44C-112 52 -50 54 0 54`);
  const skirt = symm('M0 40C-56 40 -114 38 -172 30C-206 180 -246 400 -268 600C-184 630 -92 636 0 636');
  const leaf =
    'M-86 -366C-70 -326 -38 -286 0 -262C-16 -236 -44 -204 -74 -176C-106 -222 -128 -276 -132 -330C-122 -350 -104 -362 -86 -366Z';
  const cuff = 'M-377 258C-346 272 -314 277 -284 274L-288 342C-320 346 -356 340 -386 328Z';
  const belt = symm('M0 26C-58 26 -116 22 -174 16L-173 58C-116 64 -58 68 0 68');
  return (
    longSleeves(k) +
    [cuff, flip(cuff)]
      .map((d, i) => k.piece(d, { cloth: i ? -9 : 9, depth: 0.6, reach: 12, cast: 3 }))
      .join('') +
    k.button(-304, 312, 6.5) +
    k.button(304, 312, 6.5) +
    k.piece('M-98 -352C-60 -372 60 -372 98 -352C88 -310 54 -258 0 -258C-54 -258 -88 -310 -98 -352Z', {
      fill: k.t.dark,
      depth: 0.7,
      reach: 14,
    }) +
    label(k, -350) +
    k.piece(skirt, { cloth: 0, reach: 36, over: swing(k, 70, 630, 140, 244, 0.5) + gather(k, 62, 148, 60) }) +
    k.piece(top, {
      cloth: 0,
      reach: 28,
      over: k.folds(
        both(
          'M-208 -104C-180 -70 -150 -40 -130 10M-120 40C-118 0 -110 -40 -100 -70M-60 46C-58 10 -56 -20 -52 -50',
        ),
        { w: 13, blur: 7, o: 0.42 },
      ),
    }) +
    k.line(both('M-112 -326C-150 -300 -190 -272 -222 -262')) +
    k.piece('M-21 -262L21 -262L21 636L-21 636Z', { cloth: 0, depth: 0.35, reach: 8, edge: 1.6 }) +
    k.stitch('M-14 -250L-14 634M14 -250L14 634') +
    spread(10, -186, 560)
      .filter(y => y < 0 || y > 100)
      .map(y => k.button(0, y, 7.5))
      .join('') +
    k.stitch(both('M-258 580C-180 609 -90 616 -22 616')) +
    pockets +
    k.piece(belt, { cast: 6, depth: 0.6, reach: 10 }) +
    k.piece('M56 50C66 110 70 170 60 236L92 240C104 170 98 104 84 46Z', { cast: 7, reach: 9 }) +
    k.piece('M40 52C24 100 6 140 -18 176L12 190C42 150 62 104 70 54Z', { cast: 7, reach: 9 }) +
    k.piece('M64 40C92 -6 144 -18 156 6C164 34 118 56 68 52Z', { cast: 6, reach: 10 }) +
    k.piece('M58 40C30 0 -10 -8 -18 14C-22 38 16 56 56 54Z', { cast: 6, reach: 10 }) +
    k.piece('M48 28L78 26L82 64L52 66Z', { cast: 5, reach: 8 }) +
    [leaf, flip(leaf)]
      .map((d, i) => k.piece(d, { cloth: i ? 30 : -30, depth: 0.6, reach: 12, cast: 7 }))
      .join('') +
    k.stitch(both('M-78 -188C-104 -228 -122 -278 -124 -326M-74 -188C-48 -212 -26 -238 -12 -258')) +
    k.piece(
      'M-84 -366C-50 -384 50 -384 84 -366C76 -346 66 -332 54 -318C30 -330 -30 -330 -54 -318C-66 -332 -76 -346 -84 -366Z',
      {
        cloth: 0,
        fill: k.t.mid,
        depth: 0.5,
        reach: 10,
      },
    ) +
    k.button(0, -240, 7.5)
  );
}

export const shirtDress: Sketch = k =>
  shirtDressWith(
    k,
    k.piece('M70 -140L160 -140L160 -52L115 -30L70 -52Z', { cloth: 0, depth: 0.4, reach: 10, edge: 1.8 }) +
      k.stitch('M76 -120L154 -120M76 -134L76 -56L115 -37L154 -56L154 -134'),
  );

/** Safari dress: four bellows pockets and a tab on each shoulder. */
export const safariDress: Sketch = k => {
  const pocket = (y: number, w: number, h: number): string => {
    const x = w > 90 ? -196 : -160;
    return `M${x} ${y}L${x + w} ${y}L${x + w + 2} ${y + h - 10}C${x + w} ${y + h} ${x + w - 6} ${y + h} ${x + w - 12} ${y + h}L${x + 12} ${y + h}C${x + 4} ${y + h} ${x - 2} ${y + h - 2} ${x - 2} ${y + h - 10}Z`;
  };
  const flap = (y: number, w: number): string => {
    const x = w > 90 ? -200 : -164;
    return `M${x} ${y}L${x + w + 8} ${y}L${x + w + 8} ${y + 26}L${x + w / 2 + 4} ${y + 42}L${x} ${y + 26}Z`;
  };
  const tab = 'M-116 -344C-152 -330 -196 -314 -232 -300L-226 -274C-192 -290 -146 -306 -106 -318Z';
  const pair = (d: string, cast: number) =>
    [d, flip(d)].map(p => k.piece(p, { cloth: 0, depth: 0.6, reach: 10, cast })).join('');
  return shirtDressWith(
    k,
    pair(pocket(-134, 84, 96), 4) +
      pair(flap(-146, 84), 5) +
      pair(pocket(150, 112, 138), 5) +
      pair(flap(136, 112), 6) +
      k.button(-118, -116, 6) +
      k.button(118, -116, 6) +
      k.button(-140, 164, 7) +
      k.button(140, 164, 7) +
      pair(tab, 5) +
      k.button(-122, -327, 6) +
      k.button(122, -327, 6),
  );
};

import { LEGS, legFolds, loops, waistband } from './clothing-waist.ts';
import { denimThread, rivet, shank } from './denim-trims.ts';
import type { Kit } from './kit.ts';
import { both, flip, points } from './path.ts';
import type { Sketch } from './types.ts';

/** Five pockets, rivets, worn pale along the thighs. */
function jeans(k: Kit, legs: string, hem: string): string {
  const thread = denimThread(k);
  const fade = (d: string, o: number) => k.soft(d, k.t.hi, 22, o);
  return (
    waistband(k, true) +
    k.piece(legs, {
      cloth: 0,
      texture: 'twill',
      reach: 34,
      over:
        fade(both('M-112 -250C-156 -160 -156 40 -128 124C-92 60 -80 -140 -112 -250Z'), 0.5) +
        fade(both('M-116 210C-138 270 -138 390 -118 440C-94 380 -94 280 -116 210Z'), 0.3) +
        k.stitch(both('M-164 -330C-178 -240 -184 -160 -184 -80'), { ...thread, o: 0.7 }) +
        legFolds(k, 0.46) +
        k.folds(
          'M-26 -176C-62 -198 -100 -204 -134 -198M-24 -204C-56 -222 -92 -232 -124 -228M24 -180C60 -200 96 -206 128 -202M22 -206C52 -224 84 -232 112 -230',
          {
            w: 8,
            blur: 3.5,
            o: 0.42,
          },
        ),
    }) +
    k.line('M0 -390L0 -130') +
    k.stitch('M34 -390C38 -300 36 -226 2 -174M25 -390C29 -304 28 -232 0 -188', thread) +
    k.shape(both('M-140 -392C-136 -340 -104 -314 -66 -318L-58 -392Z'), k.t.dark, 0.35) +
    k.line(both('M-138 -394C-134 -328 -98 -302 -50 -308L-44 -392')) +
    k.stitch(both('M-146 -392C-142 -320 -102 -294 -42 -300M-150 -392C-146 -312 -104 -286 -42 -292'), thread) +
    k.line('M74 -352L124 -346') +
    k.stitch('M76 -346L116 -340L114 -322', thread) +
    points([-140, -384], [-48, -312], [48, -312], [140, -384], [76, -352])
      .map(([x, y]) => rivet(x, y))
      .join('') +
    waistband(k, false) +
    k.stitch('M-154 -441C-104 -425 104 -425 154 -441M-152 -405C-104 -393 104 -393 152 -405', thread) +
    loops(k, [-116, -60, 64, 116]) +
    shank(k, 0, -414, 11) +
    hem
  );
}

/** Straight leg, turned up once to show the paler inside. */
export const turnedUp: Sketch = k => {
  const cuff = 'M-192 456C-146 468 -94 470 -38 464L-40 514C-94 522 -146 518 -194 506Z';
  return jeans(
    k,
    LEGS.straight,
    [cuff, flip(cuff)]
      .map(d => k.piece(d, { fill: k.t.light, texture: 'twill', turn: 90, cast: 5, depth: 0.6, reach: 12 }))
      .join('') + k.stitch(both('M-191 466C-146 478 -94 480 -39 474'), denimThread(k)),
  );
};

export const straightJeans: Sketch = k =>
  jeans(k, LEGS.straight, k.stitch(both('M-182 486C-142 496 -92 498 -45 492'), denimThread(k)));

export const slimJeans: Sketch = k =>
  jeans(k, LEGS.slim, k.stitch(both('M-150 488C-120 496 -88 498 -57 492'), denimThread(k)));

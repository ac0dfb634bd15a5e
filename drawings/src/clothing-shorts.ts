import { drawcordWaist } from './clothing-trousers.ts';
import { fly, loops, waistband } from './clothing-waist.ts';
import type { Kit } from './kit.ts';
import { both, flip, symm } from './path.ts';
import { stock } from './tones.ts';
import type { Sketch } from './types.ts';

function shorts(k: Kit, waist: string, hem: string): string {
  const legs = symm(
    'M0 -404C-54 -404 -112 -408 -154 -416C-186 -330 -220 -180 -242 26C-182 46 -92 50 -22 42C-16 -20 -6 -70 0 -112',
  );
  return (
    waistband(k, true) +
    k.piece(legs, {
      cloth: 0,
      reach: 34,
      over:
        k.folds(
          'M-6 -130C-54 -152 -104 -158 -150 -146M8 -128C54 -150 100 -154 140 -144M-76 -380C-92 -300 -120 -200 -132 -110M84 -380C98 -300 122 -220 130 -140M-206 -60C-186 -20 -164 10 -150 40M210 -50C190 -16 170 12 160 40',
          { o: 0.4, w: 20, blur: 9 },
        ) +
        k.folds(
          'M-8 -104C-54 -102 -96 -86 -130 -56M10 -104C54 -100 92 -84 122 -58M-14 -60C-54 -38 -88 -6 -106 34M16 -58C50 -36 80 -6 96 30',
          {
            o: 0.42,
            w: 13,
            blur: 6,
          },
        ),
    }) +
    fly(k) +
    k.line(both('M-118 -390C-146 -330 -170 -284 -202 -238'), { w: 2.8 }) +
    k.stitch(both('M-107 -389C-136 -324 -160 -274 -198 -226')) +
    hem +
    waist
  );
}

/** City shorts: turned-up hem, a drawcord tied at the waist. */
export const drawcordShorts: Sketch = k => {
  const cuff = 'M-246 -8C-184 12 -92 16 -23 8L-20 56C-90 64 -184 60 -250 40Z';
  return shorts(
    k,
    drawcordWaist(k),
    [cuff, flip(cuff)].map(d => k.piece(d, { cloth: 0, depth: 0.7, reach: 12, cast: 6 })).join('') +
      k.stitch(both('M-246 4C-184 23 -92 27 -22 19')),
  );
};

/** Chino shorts: belt loops, a horn button, a plain hem. */
export const chinoShorts: Sketch = k =>
  shorts(
    k,
    waistband(k, false) +
      k.stitch('M-152 -407C-104 -394 104 -394 152 -407') +
      loops(k, [-116, -58, 62, 116]) +
      k.button(0, -414, 9, stock.horn),
    k.stitch(both('M-240 6C-182 26 -92 30 -22 22M-239 -8C-182 12 -92 16 -20 8')),
  );

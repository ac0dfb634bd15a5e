import { backNeck, bodyFolds } from './clothing-blocks.ts';
import type { Kit } from './kit.ts';
import { both, flip, symm } from './path.ts';
import type { Sketch } from './types.ts';

const SIDE =
  'L-214 -312C-200 -240 -196 -170 -206 -110C-196 -30 -194 60 -204 150C-212 220 -222 290 -230 356C-150 376 -74 380 0 380';

/** Full sleeves, gathered at the shoulder and caught in narrow cuffs. */
const fullSleeves = (k: Kit): string => {
  const sleeve =
    'M-214 -312C-276 -316 -318 -262 -338 -170C-362 -58 -398 80 -396 190C-392 232 -366 254 -336 262L-288 262C-262 240 -246 190 -240 120C-236 40 -226 -40 -206 -110C-196 -180 -200 -260 -214 -312Z';
  const cuff = 'M-340 256L-286 256L-288 322L-346 318Z';
  const fall =
    'M-300 -240C-318 -120 -344 40 -348 180M-262 -220C-284 -90 -304 60 -318 236M-244 -80C-256 30 -270 120 -300 244M-372 120C-368 196 -352 236 -330 258M-330 20C-350 100 -356 180 -344 240';
  const pin =
    'M-318 258C-330 234 -334 214 -336 196M-300 258C-300 232 -300 212 -302 190M-350 252C-366 232 -374 212 -378 190M-276 -306C-288 -280 -298 -256 -304 -230M-246 -312C-256 -286 -262 -262 -266 -240';
  return (
    [sleeve, flip(sleeve)]
      .map((d, i) =>
        k.piece(d, {
          cloth: i ? -10 : 10,
          reach: 30,
          over:
            k.folds(i ? flip(fall) : fall, { o: 0.42, w: 18, blur: 8 }) +
            k.folds(i ? flip(pin) : pin, { o: 0.5, w: 8, blur: 3.5 }),
        }),
      )
      .join('') +
    [cuff, flip(cuff)].map(d => k.piece(d, { depth: 0.6, reach: 10, cast: 3 })).join('') +
    k.button(-304, 290, 6) +
    k.button(304, 290, 6)
  );
};

const shoulderGathers = (k: Kit): string =>
  k.folds(
    both(
      'M-150 -296C-146 -250 -136 -200 -128 -150M-176 -300C-176 -260 -170 -220 -164 -190M-122 -300C-112 -262 -104 -230 -98 -206',
    ),
    { w: 11, blur: 5 },
  );

const hem = (k: Kit): string => k.stitch('M-227 342C-150 361 -74 365 0 365C74 365 150 361 227 342');

/** Fluid blouse with a bow tied at the neck. */
export const bowBlouse: Sketch = k => {
  const tail = 'M-14 -272C-44 -190 -78 -90 -86 40C-66 56 -42 58 -20 46C-8 -60 0 -170 8 -268Z';
  const loop =
    'M-4 -288C-56 -346 -140 -356 -166 -318C-184 -288 -150 -250 -106 -246C-66 -244 -26 -264 -4 -280Z';
  const crease = { w: 12, blur: 5 };
  return (
    fullSleeves(k) +
    backNeck(k, -296, 84) +
    k.piece(symm(`M0 -300C-40 -300 -74 -322 -84 -350${SIDE}`), {
      cloth: 0,
      over: bodyFolds(k, 0.42) + shoulderGathers(k),
    }) +
    k.line('M0 -290L0 380', { o: 0.5 }) +
    hem(k) +
    k.piece(
      'M-84 -352C-50 -374 50 -374 84 -352C80 -322 44 -290 0 -284C-44 -290 -80 -322 -84 -352ZM-70 -346C-64 -322 -34 -306 0 -304C34 -306 64 -322 70 -346C40 -360 -40 -360 -70 -346Z',
      { depth: 0.5, reach: 8, cast: 4 },
    ) +
    [tail, flip(tail)]
      .map((d, i) =>
        k.piece(d, {
          cloth: 12,
          cast: 10,
          reach: 16,
          over: k.folds(i ? 'M10 -250C28 -150 48 -60 54 40' : 'M-10 -250C-28 -150 -48 -60 -54 40', crease),
        }),
      )
      .join('') +
    [loop, flip(loop)]
      .map((d, i) =>
        k.piece(d, {
          cloth: 12,
          cast: 10,
          reach: 16,
          over: k.folds(
            i
              ? 'M14 -286C54 -306 90 -316 130 -310M16 -278C50 -276 84 -274 116 -280'
              : 'M-14 -286C-54 -306 -90 -316 -130 -310M-16 -278C-50 -276 -84 -274 -116 -280',
            { ...crease, o: 0.65 },
          ),
        }),
      )
      .join('') +
    k.piece(
      'M-20 -300C-8 -306 10 -306 20 -300C26 -284 26 -270 20 -256C8 -250 -8 -250 -20 -256C-26 -270 -26 -284 -20 -300Z',
      { cast: 6, reach: 9 },
    )
  );
};

/** Office blouse: a V-neck faced with a narrow band, covered buttons, a soft pleat from each shoulder. */
export const vBlouse: Sketch = k => {
  const neck = 'M0 -196C-34 -236 -70 -298 -84 -350';
  return (
    fullSleeves(k) +
    backNeck(k, -190, 84) +
    k.piece(symm(`${neck}${SIDE}`), {
      cloth: 0,
      over:
        bodyFolds(k, 0.42) +
        shoulderGathers(k) +
        k.folds('M-110 -290C-104 -200 -90 -100 -86 0M112 -290C106 -210 92 -110 90 -20', {
          w: 18,
          blur: 7,
          o: 0.4,
        }),
    }) +
    k.line('M16 -178L16 378', { o: 0.6 }) +
    k.stitch('M-6 -184L-6 376') +
    [-150, -64, 22, 108, 194, 280].map(y => k.button(5, y, 7)).join('') +
    hem(k) +
    k.piece(symm(`${neck}L-104 -344C-88 -284 -46 -210 0 -158`), { depth: 0.5, reach: 8, cast: 5 }) +
    k.stitch('M-97 -344C-82 -290 -42 -218 0 -168C42 -218 82 -290 97 -344')
  );
};

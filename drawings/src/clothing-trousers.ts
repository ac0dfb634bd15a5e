import { fly, LEGS, legFolds, loops, waistband } from './clothing-waist.ts';
import type { Kit } from './kit.ts';
import { both, rect, spread } from './path.ts';
import { stock } from './tones.ts';
import type { Sketch } from './types.ts';

const slantPockets = (k: Kit): string =>
  k.line('M-118 -390C-140 -336 -160 -290 -190 -254', { w: 2.8 }) +
  k.line('M118 -390C140 -336 160 -290 190 -254', { w: 2.8 }) +
  k.stitch(both('M-107 -389C-130 -330 -152 -282 -188 -242'));

const hemStitch = {
  straight: both('M-182 482C-142 492 -92 494 -45 488'),
  slim: both('M-151 484C-120 492 -88 494 -57 488'),
};

function chino(k: Kit, cut: 'straight' | 'slim'): string {
  return (
    waistband(k, true) +
    k.piece(LEGS[cut], {
      cloth: 0,
      texture: 'twill',
      reach: 34,
      over:
        legFolds(k, 0.4) +
        k.soft(both('M-112 -250C-150 -150 -150 40 -126 124C-92 60 -84 -140 -112 -250Z'), k.t.hi, 22, 0.3),
    }) +
    fly(k) +
    slantPockets(k) +
    waistband(k, false) +
    k.stitch('M-152 -407C-104 -394 104 -394 152 -407') +
    loops(k, [-116, -58, 62, 116]) +
    k.button(0, -414, 9, stock.horn) +
    k.stitch(hemStitch[cut])
  );
}

export const chinos: Sketch = k => chino(k, 'straight');
export const slimChinos: Sketch = k => chino(k, 'slim');

/** Suit trousers: a pressed crease, one pleat at each side, an extended tab. */
export const dressTrousers: Sketch = k => {
  const crease = both('M-100 -330C-116 -100 -116 200 -108 508');
  return (
    waistband(k, true) +
    k.piece(LEGS.straight, {
      cloth: 0,
      reach: 34,
      over:
        k.folds(crease, { w: 14, blur: 4, o: 0.6 }) +
        k.folds(both('M-98 -396C-104 -360 -104 -330 -100 -290M-64 -396C-68 -366 -72 -346 -78 -326'), {
          w: 16,
          blur: 6,
          o: 0.5,
        }) +
        k.folds(
          'M-8 -126C-54 -144 -100 -148 -150 -138M10 -122C50 -140 92 -144 140 -138M-180 150C-150 164 -130 164 -112 156M180 140C150 156 132 158 112 150',
          {
            w: 16,
            blur: 8,
            o: 0.34,
          },
        ),
    }) +
    k.line(crease, { w: 1.6, c: k.t.hi, o: 0.5 }) +
    fly(k) +
    k.line(both('M-98 -394L-101 -344M-64 -394L-70 -356')) +
    k.line(both('M-126 -390C-146 -336 -164 -296 -190 -258'), { w: 2.8 }) +
    waistband(k, false) +
    k.piece('M-34 -436C-12 -434 44 -435 66 -437L68 -394C40 -391 -12 -390 -34 -391Z', {
      cloth: 0,
      depth: 0.4,
      reach: 8,
      cast: 3,
    }) +
    k.line('M44 -418L58 -418', { c: stock.steel.dark, w: 3, o: 1 }) +
    loops(k, [-116, -64, 92, 126])
  );
};

/** Linen trousers on a drawcord: gathered waist, an easy straight leg. */
export const linenTrousers: Sketch = k =>
  waistband(k, true) +
  k.piece(LEGS.straight, {
    cloth: 0,
    reach: 34,
    over:
      legFolds(k, 0.46) +
      k.folds(
        'M-120 -390C-126 -330 -140 -270 -160 -220M-60 -390C-66 -330 -84 -250 -90 -190M70 -390C80 -320 92 -260 100 -200M128 -390C134 -330 150 -280 166 -230M-150 300C-120 318 -90 318 -60 306M150 320C124 336 96 336 70 322',
        {
          w: 14,
          blur: 7,
          o: 0.4,
        },
      ),
  }) +
  k.line('M0 -390L0 -130') +
  slantPockets(k) +
  drawcordWaist(k) +
  k.stitch(hemStitch.straight) +
  k.stitch(both('M-183 462C-142 472 -92 474 -45 468'));

/** A waistband gathered on elastic and tied with a cord in the second color. */
export function drawcordWaist(k: Kit): string {
  const cord = (d: string) => k.line(d, { w: 9, c: k.a.dark, o: 1 }) + k.line(d, { w: 6, c: k.a.base, o: 1 });
  return (
    waistband(k, false) +
    k.folds(
      spread(19, -142, 142)
        .map(x => `M${x} -436C${x + 2} -424 ${x - 2} -412 ${x} -400`)
        .join(''),
      { w: 8, blur: 3, o: 0.55 },
    ) +
    cord('M-10 -414C-40 -388 -52 -338 -40 -268') +
    cord('M10 -414C36 -382 44 -328 34 -288') +
    cord('M-8 -416C-40 -444 -72 -418 -50 -394C-36 -382 -16 -400 -6 -412') +
    cord('M8 -416C38 -444 70 -422 50 -396C36 -382 16 -400 6 -412') +
    k.piece(rect(-11, -426, 22, 20, 8), { t: k.a, depth: 0.7, reach: 5, cast: 3, edge: 1.6 })
  );
}

/** Palazzo trousers: high waist, two pleats, a long fluid leg. */
export const palazzo: Sketch = k => {
  const drape =
    'M-66 -392C-92 -240 -140 40 -156 520M-100 -394C-130 -240 -184 60 -206 516M-32 -120C-44 60 -76 320 -90 524M-134 -260C-156 -100 -174 0 -184 120M70 -392C96 -240 128 40 150 520M104 -394C138 -240 190 80 214 516M30 -120C40 60 60 300 80 524M8 -110C24 60 36 300 44 526';
  return (
    waistband(k, true) +
    k.piece(LEGS.wide, {
      cloth: 0,
      reach: 34,
      over:
        k.folds(drape, { o: 0.46, w: 20, blur: 9 }) +
        k.soft(both('M-112 -300C-150 -100 -182 160 -188 400C-160 160 -124 -80 -112 -300Z'), k.t.hi, 14, 0.3),
    }) +
    fly(k) +
    k.line(both('M-62 -390C-68 -350 -78 -320 -88 -296M-92 -391C-102 -350 -110 -330 -120 -310')) +
    k.line(both('M-128 -391C-146 -340 -158 -300 -176 -262'), { w: 2.6 }) +
    k.stitch(both('M-248 492C-188 506 -96 510 -27 504')) +
    waistband(k, false) +
    loops(k, [-118, -58, 58, 118]) +
    k.button(0, -424, 7) +
    k.button(0, -405, 7)
  );
};

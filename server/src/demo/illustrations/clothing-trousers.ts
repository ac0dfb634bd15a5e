import { loops, waistband } from './clothing-waist.ts';
import type { Kit } from './kit.ts';
import { both, flip, points, rect, spread, symm } from './path.ts';
import { stock, tones } from './tones.ts';
import type { Sketch } from './types.ts';

const LEGS = symm(
  'M0 -404C-50 -404 -100 -408 -134 -416C-150 -340 -170 -262 -178 -180C-186 0 -172 290 -160 528C-126 536 -90 538 -52 534C-40 300 -20 50 0 -128',
);

const legFolds = (k: Kit, o = 0.42): string =>
  k.folds(
    both(
      'M-6 -130C-40 -150 -80 -160 -120 -150M-8 -110C-44 -110 -76 -100 -104 -80M-12 -70C-40 -60 -60 -40 -76 -10M-160 150C-130 162 -90 160 -50 140M-166 196C-140 204 -100 204 -60 190M-154 500C-142 470 -134 444 -130 420M-58 510C-60 470 -70 440 -82 420M-166 240C-140 250 -100 246 -64 236',
    ),
    { o, w: 13, blur: 8 },
  );

export const chinos: Sketch = k => {
  const crease = 'M-92 -200C-106 0 -108 290 -106 532';
  return (
    waistband(k, true) +
    k.piece(LEGS, {
      cloth: 0,
      reach: 34,
      over: legFolds(k, 0.36) + k.folds(both(crease), { w: 7, blur: 4, o: 0.5 }),
    }) +
    k.line('M0 -392L0 -128') +
    k.stitch('M26 -392C28 -300 28 -230 2 -178') +
    both('M-104 -392C-124 -330 -142 -284 -172 -250')
      .split('M')
      .slice(1)
      .map(d => k.line(`M${d}`, { w: 2.6 }))
      .join('') +
    k.stitch(both('M-94 -392C-114 -326 -134 -276 -170 -240')) +
    k.line(both('M-46 -392C-48 -360 -52 -340 -54 -320')) +
    waistband(k, false) +
    loops(k, [-96, -40, 46, 96]) +
    k.button(0, -416, 9, stock.horn) +
    k.stitch(both('M-160 504C-126 512 -90 514 -53 510'))
  );
};

export const jeans: Sketch = k => {
  const thread = { c: k.base[0] > 0.85 ? '#b98a4e' : '#d39a55', w: 2.4, o: 0.95, dash: '8 4' };
  const fade = (d: string, o = 0.5) => k.soft(d, k.t.hi, 20, o);
  const cuff = 'M-168 484C-130 494 -90 496 -46 492L-48 540C-90 546 -130 544 -168 534Z';
  const rivet = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="4.5" fill="#c98d53" stroke="#6d4524" stroke-width="1.4"/>`;
  return (
    waistband(k, true) +
    k.piece(LEGS, {
      cloth: 0,
      texture: 'twill',
      reach: 34,
      over:
        fade(both('M-104 -240C-140 -160 -140 60 -116 130C-80 60 -72 -140 -104 -240Z'), 0.55) +
        fade(both('M-106 210C-126 270 -126 400 -108 450C-86 390 -86 270 -106 210Z'), 0.32) +
        legFolds(k, 0.48) +
        k.folds(both('M-24 -170C-56 -190 -90 -196 -120 -192M-22 -196C-50 -214 -84 -224 -110 -222'), {
          w: 6,
          blur: 3,
          o: 0.4,
        }),
    }) +
    k.line('M0 -392L0 -128') +
    k.line(both('M-168 -180C-176 0 -164 270 -156 484'), { o: 0.35 }) +
    k.stitch('M30 -392C34 -300 32 -220 2 -176M22 -392C25 -304 24 -232 0 -190', thread) +
    k.stitch(both('M-5 -120C-24 60 -44 300 -56 484'), { ...thread, o: 0.55 }) +
    k.shape(both('M-122 -394C-118 -340 -90 -318 -58 -322L-52 -394Z'), k.t.dark, 0.35) +
    k.line(both('M-120 -396C-116 -330 -86 -306 -44 -312L-40 -394')) +
    k.stitch(both('M-128 -392C-124 -322 -90 -298 -36 -304M-126 -394C-120 -328 -88 -304 -37 -309'), thread) +
    k.stitch('M66 -352L104 -344L102 -326', thread) +
    k.line('M64 -356L112 -348') +
    points([-122, -386], [-42, -316], [42, -316], [122, -386], [64, -356])
      .map(([x, y]) => rivet(x, y))
      .join('') +
    waistband(k, false) +
    k.stitch('M-134 -442C-90 -427 90 -427 134 -442M-132 -406C-90 -394 90 -394 132 -406', thread) +
    loops(k, [-100, -52, 56, 100]) +
    `<circle cx="0" cy="-416" r="11" fill="${k.metal(tones([0.66, 0.09, 60]))}" stroke="#5a3a1e" stroke-width="1.6"/><circle cx="0" cy="-416" r="5" fill="none" stroke="#5a3a1e" stroke-width="1.2" opacity=".7"/>` +
    [cuff, flip(cuff)]
      .map(d => k.piece(d, { fill: k.t.light, texture: 'twill', turn: 90, cast: 5, depth: 0.6, reach: 12 }))
      .join('') +
    k.stitch(both('M-167 494C-130 504 -90 506 -47 502'), thread)
  );
};

/** City shorts: turned-up hem, slanted pockets, a drawcord tied at the waist. */
export const shorts: Sketch = k => {
  const legs = symm(
    'M0 -404C-50 -404 -100 -408 -134 -416C-168 -330 -204 -180 -226 26C-170 46 -84 50 -20 42C-14 -20 -6 -70 0 -112',
  );
  const cuff = 'M-230 -8C-172 12 -84 16 -22 8L-18 56C-84 64 -172 60 -232 40Z';
  const cord = (d: string) => k.line(d, { w: 9, c: k.a.dark, o: 1 }) + k.line(d, { w: 6, c: k.a.base, o: 1 });
  return (
    waistband(k, true) +
    k.piece(legs, {
      cloth: 0,
      reach: 34,
      over: k.folds(
        both(
          'M-6 -130C-50 -150 -90 -156 -130 -146M-8 -104C-50 -104 -90 -90 -120 -64M-14 -60C-50 -40 -80 -10 -96 30M-70 -380C-84 -300 -110 -200 -120 -120M-190 -40C-170 -10 -150 10 -140 36',
        ),
        { o: 0.42, w: 14, blur: 8 },
      ),
    }) +
    k.line('M0 -392L0 -116') +
    k.stitch('M26 -392C28 -310 28 -230 2 -170') +
    k.line('M-104 -392C-130 -330 -152 -284 -182 -240', { w: 2.6 }) +
    k.line('M104 -392C130 -330 152 -284 182 -240', { w: 2.6 }) +
    k.stitch(both('M-94 -392C-120 -326 -142 -276 -176 -228')) +
    [cuff, flip(cuff)].map(d => k.piece(d, { cloth: 0, depth: 0.7, reach: 12, cast: 6 })).join('') +
    k.stitch(both('M-230 4C-172 23 -84 27 -21 19')) +
    waistband(k, false) +
    k.folds(
      spread(17, -120, 120)
        .map(x => `M${x} -436L${x} -404`)
        .join(''),
      { w: 5, blur: 3, o: 0.5 },
    ) +
    cord('M-10 -416C-40 -390 -52 -340 -40 -270') +
    cord('M10 -416C36 -384 44 -330 34 -290') +
    cord('M-8 -418C-40 -446 -72 -420 -50 -396C-36 -384 -16 -402 -6 -414') +
    cord('M8 -418C38 -446 70 -424 50 -398C36 -384 16 -402 6 -414') +
    k.piece(rect(-11, -428, 22, 20, 8), { t: k.a, depth: 0.7, reach: 5, cast: 3, edge: 1.6 })
  );
};

/** Palazzo trousers: high waist, two pleats, a long fluid leg. */
export const wide: Sketch = k => {
  const legs = symm(
    'M0 -404C-46 -404 -96 -408 -134 -416C-156 -330 -180 -170 -198 40C-214 220 -230 400 -238 532C-180 546 -92 550 -24 544C-20 340 -12 100 0 -112',
  );
  const drape = both(
    'M-60 -392C-84 -240 -130 40 -146 540M-92 -394C-120 -240 -172 60 -196 536M-30 -120C-40 60 -70 320 -84 544M-8 -110C-30 40 -44 300 -50 546M-120 -240C-140 -100 -160 0 -168 120',
  );
  return (
    waistband(k, true) +
    k.piece(legs, {
      cloth: 0,
      reach: 34,
      over:
        k.folds(drape, { o: 0.44, w: 17, blur: 9 }) +
        k.soft(both('M-104 -300C-140 -100 -170 160 -176 400C-150 160 -116 -80 -104 -300Z'), k.t.hi, 14, 0.35),
    }) +
    k.line('M0 -392L0 -116') +
    k.stitch('M26 -392C28 -310 28 -230 2 -170') +
    k.line(both('M-58 -392C-64 -350 -72 -320 -80 -296M-84 -393C-92 -350 -100 -330 -108 -310')) +
    k.line('M-112 -393C-128 -340 -140 -300 -158 -262', { w: 2.6 }) +
    k.line('M112 -393C128 -340 140 -300 158 -262', { w: 2.6 }) +
    k.stitch(both('M-236 512C-180 526 -92 530 -25 524')) +
    waistband(k, false) +
    loops(k, [-104, -52, 52, 104]) +
    k.button(0, -424, 7) +
    k.button(0, -408, 7)
  );
};

import { ARM, label, longSleeves } from './clothing-blocks.ts';
import { gather, swing } from './clothing-drape.ts';
import { both, flip, spread, symm } from './path.ts';
import { stock } from './tones.ts';
import type { Sketch } from './types.ts';

export const jumpsuit: Sketch = k => {
  const sleeve =
    'M-156 -404C-202 -386 -228 -344 -248 -284C-258 -256 -268 -230 -278 -208C-244 -186 -206 -174 -172 -172C-162 -200 -154 -226 -148 -250C-140 -300 -146 -360 -156 -404Z';
  const hem = 'M-268 -232L-280 -206C-244 -184 -206 -172 -170 -170L-163 -200C-198 -204 -236 -214 -268 -232Z';
  const legs = symm(
    'M0 -40C-40 -40 -84 -42 -126 -48C-146 10 -164 80 -172 150C-186 320 -204 500 -214 640C-160 656 -96 658 -38 652C-34 460 -20 280 0 124',
  );
  const bodice = symm(
    'M0 -330L-84 -426L-156 -404C-142 -340 -140 -290 -150 -246C-142 -180 -134 -120 -126 -44C-80 -36 -40 -34 0 -34',
  );
  const leaf =
    'M-82 -440C-66 -400 -36 -364 2 -334L-44 -282C-84 -320 -112 -362 -124 -408C-114 -426 -100 -436 -82 -440Z';
  const pocket = 'M-120 -250L-44 -250L-44 -176L-82 -160L-120 -176Z';
  return (
    [sleeve, flip(sleeve)].map((d, i) => k.piece(d, { cloth: i ? -22 : 22, reach: 22 })).join('') +
    [hem, flip(hem)].map(d => k.piece(d, { fill: k.t.light, depth: 0.5, reach: 9, cast: 3 })).join('') +
    k.piece('M-88 -428C-50 -446 50 -446 88 -428L0 -322Z', { fill: k.t.dark, depth: 0.8, reach: 14 }) +
    label(k, -422) +
    k.piece(legs, {
      cloth: 0,
      reach: 32,
      over: k.folds(
        both(
          'M-4 120C-44 96 -90 90 -140 104M-6 144C-40 140 -70 150 -96 176M-84 -30C-108 140 -122 400 -130 650M-40 -30C-44 30 -48 70 -54 110M-156 180C-150 360 -160 520 -178 646M-56 280C-58 400 -66 540 -74 650',
        ),
        { w: 15, blur: 8, o: 0.45 },
      ),
    }) +
    k.piece(bodice, {
      cloth: 0,
      reach: 24,
      over: k.folds(
        both(
          'M-146 -240C-116 -216 -96 -180 -90 -140M-108 -50C-106 -90 -100 -120 -92 -140M-60 -44C-58 -80 -60 -110 -64 -130',
        ),
        {
          w: 11,
          blur: 6,
          o: 0.42,
        },
      ),
    }) +
    k.piece('M-18 -326L18 -326L18 124L0 140L-18 124Z', { cloth: 0, depth: 0.35, reach: 7, edge: 1.6 }) +
    k.stitch('M-12 -316L-12 120M12 -316L12 120') +
    [-276, -216, -156, -96].map(y => k.button(0, y, 8.5)).join('') +
    [pocket, flip(pocket)]
      .map(d => k.piece(d, { cloth: 0, depth: 0.4, reach: 8, cast: 3, edge: 1.8 }))
      .join('') +
    k.stitch(both('M-116 -232L-48 -232M-116 -246L-116 -180L-82 -166L-48 -180L-48 -246')) +
    k.button(-82, -240, 5.5) +
    k.button(82, -240, 5.5) +
    k.line(both('M-104 -30C-122 20 -140 60 -164 90'), { w: 2.8 }) +
    k.stitch(both('M-94 -30C-112 26 -132 68 -162 100')) +
    [leaf, flip(leaf)]
      .map((d, i) => k.piece(d, { cloth: i ? 30 : -30, cast: 7, depth: 0.7, reach: 13 }))
      .join('') +
    k.piece(
      'M-82 -440C-50 -456 50 -456 82 -440C72 -420 62 -406 52 -396C30 -406 -30 -406 -52 -396C-62 -406 -72 -420 -82 -440Z',
      {
        fill: k.t.mid,
        depth: 0.5,
        reach: 9,
      },
    ) +
    k.piece(symm('M0 -64C-44 -64 -88 -66 -132 -72L-130 -30C-86 -24 -44 -22 0 -22'), {
      cast: 6,
      depth: 0.6,
      reach: 10,
    }) +
    k.stitch(
      'M-130 -64C-86 -58 -44 -56 0 -56C44 -56 86 -58 130 -64M-129 -38C-86 -32 -44 -30 0 -30C44 -30 86 -32 129 -38',
    ) +
    k.piece('M-34 -76L34 -76L34 -12L-34 -12ZM-22 -64L-22 -24L22 -24L22 -64Z', {
      t: stock.horn,
      cast: 4,
      depth: 0.5,
      reach: 5,
    }) +
    k.stitch(both('M-212 620C-160 636 -96 638 -38 632'))
  );
};

/** Bias-cut slip: cowl neck on narrow straps. */
export const slip: Sketch = k => {
  const body = symm(
    'M0 -252C-34 -254 -72 -284 -100 -330C-120 -304 -140 -282 -160 -262C-152 -190 -134 -130 -128 -64C-154 70 -202 310 -230 566C-150 594 -70 600 0 600',
  );
  const back = 'M-104 -318C-60 -290 60 -290 104 -318L150 -270L-150 -270Z';
  const strap = (d: string, o = 1) =>
    k.line(d, { w: 10, c: k.t.line, o }) + k.line(d, { w: 6.5, c: k.t.base, o });
  const cowl =
    'M-96 -318C-66 -262 -34 -214 0 -208C34 -214 66 -262 96 -318M-112 -300C-80 -226 -40 -172 4 -166C44 -172 84 -226 112 -300M-130 -282C-96 -190 -50 -124 10 -120C54 -126 100 -190 130 -282';
  const ring = (x: number) =>
    `<circle cx="${x}" cy="-372" r="9" fill="none" stroke="${stock.gold.line}" stroke-width="6"/><circle cx="${x}" cy="-372" r="9" fill="none" stroke="${stock.gold.base}" stroke-width="3.6"/>`;
  return (
    strap(both('M-66 -452C-54 -420 -50 -360 -60 -290'), 0.8) +
    k.piece(back, { fill: k.t.dark, depth: 0.8, reach: 14 }) +
    label(k, -304) +
    k.piece(body, {
      cloth: 0,
      reach: 38,
      depth: 1.15,
      over:
        swing(k, -20, 596, 96, 214, 0.5) +
        k.folds(cowl, { w: 15, blur: 7, o: 0.6 }) +
        k.folds('M-128 -150C-90 -90 -40 -60 30 -50M126 -120C90 -60 60 -10 50 60', {
          w: 14,
          blur: 8,
          o: 0.4,
        }) +
        k.soft('M-110 -20C-140 140 -170 320 -176 480C-130 320 -96 140 -110 -20Z', k.t.hi, 18, 0.55) +
        k.soft('M60 -20C90 140 120 320 120 480C80 320 50 140 60 -20Z', k.t.hi, 18, 0.3),
    }) +
    k.stitch('M-228 548C-150 576 -70 582 0 582C70 582 150 576 228 548') +
    strap(both('M-102 -328C-98 -372 -88 -424 -66 -452')) +
    ring(-97) +
    ring(97)
  );
};

/** Shirt dress: shirt above, gathered skirt below, tied at the waist. */
export const shirtDress: Sketch = k => {
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
    k.piece('M70 -140L160 -140L160 -52L115 -30L70 -52Z', { cloth: 0, depth: 0.4, reach: 10, edge: 1.8 }) +
    k.stitch('M76 -120L154 -120M76 -134L76 -56L115 -37L154 -56L154 -134') +
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
};

import { label } from './clothing-blocks.ts';
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
  const back = 'M-104 -318C-60 -290 60 -290 104 -318L112 -236L-112 -236Z';
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

/** Cotton sundress: wide straps, a smocked bodice, two gathered tiers. */
export const sundress: Sketch = k => {
  const bodice = symm(
    'M0 -318C-50 -318 -88 -326 -112 -344C-128 -320 -142 -296 -160 -276C-150 -210 -134 -150 -126 -84C-84 -76 -42 -74 0 -74',
  );
  const upper = symm('M0 -84C-44 -84 -86 -86 -126 -92C-160 20 -194 150 -214 250C-140 272 -70 276 0 276');
  const lower = symm('M0 262C-70 262 -140 258 -214 244C-234 370 -258 480 -272 570C-184 598 -92 604 0 604');
  const strap =
    'M-112 -346C-110 -400 -98 -442 -78 -468C-68 -476 -54 -474 -46 -464C-62 -430 -72 -390 -72 -332Z';
  const behind =
    'M-70 -472C-58 -478 -48 -472 -44 -460C-34 -420 -32 -360 -40 -290L-70 -290C-64 -350 -62 -420 -70 -472Z';
  const smocking = spread(9, -300, -110)
    .map(y => `M-${150 - (y + 300) * 0.13} ${y}C-60 ${y + 9} 60 ${y + 9} ${150 - (y + 300) * 0.13} ${y}`)
    .join('');
  return (
    k.piece(symm('M0 -300C-50 -300 -96 -310 -112 -340L-150 -262L-150 -236L0 -236'), {
      fill: k.t.dark,
      depth: 0.8,
      reach: 14,
    }) +
    [behind, flip(behind)].map(d => k.piece(d, { fill: k.t.dark, depth: 0.7, reach: 8 })).join('') +
    label(k, -302) +
    k.piece(lower, {
      cloth: 0,
      reach: 34,
      over: swing(k, 280, 600, 190, 262, 0.46) + gather(k, 272, 196, 60),
    }) +
    k.piece(upper, {
      cloth: 0,
      reach: 34,
      cast: 7,
      over: swing(k, -60, 270, 112, 206, 0.46) + gather(k, -80, 112, 52),
    }) +
    k.stitch('M-212 238C-140 258 -70 262 0 262C70 262 140 258 212 238') +
    [strap, flip(strap)].map(d => k.piece(d, { cloth: 0, depth: 0.8, reach: 9, cast: 3 })).join('') +
    k.piece(bodice, {
      cloth: 0,
      reach: 24,
      over: k.folds(
        spread(17, -128, 128)
          .map(x => `M${x} -312C${x + 3} -240 ${x * 0.92 - 3} -160 ${x * 0.9} -80`)
          .join(''),
        { w: 8, blur: 3, o: 0.42 },
      ),
    }) +
    k.line(smocking, { w: 2, o: 0.55 }) +
    k.stitch('M-112 -334C-88 -316 -50 -308 0 -308C50 -308 88 -316 112 -334') +
    k.stitch('M-268 550C-184 576 -92 582 0 582C92 582 184 576 268 550')
  );
};

import { backNeck, bodyFolds, LONG, longSleeves, SHORT, SHORT_HEM, shortSleeves } from './clothing-blocks.ts';
import type { Kit } from './kit.ts';
import { both, flip, spread, symm } from './path.ts';
import type { Sketch } from './types.ts';

/** From the right neck point over shoulder and side seam to the hem; the neckline goes in front. */
const SIDE =
  'L-236 -300C-216 -236 -210 -170 -222 -110C-206 40 -214 220 -226 362C-196 378 -160 372 -120 380C-80 388 -40 380 0 384';
const HEM_STITCH =
  'M-223 346C-194 361 -160 355 -120 363C-80 371 -40 363 0 367C40 363 80 371 120 363C160 355 194 361 223 346';
const SHOULDERS = both('M-108 -334C-150 -312 -196 -292 -232 -284');

const hem = (k: Kit): string =>
  k.stitch(HEM_STITCH) +
  k.line(SHOULDERS, { o: 0.55 }) +
  k.piece('M168 318L200 316L201 346L169 349Z', {
    fill: '#f4efe4',
    depth: 0.2,
    reach: 3,
    cast: 2,
    edge: 1.2,
  }) +
  k.line('M177 332L193 331', { c: '#8d8374', w: 2.4 });

/** Jersey hangs softer than shirting: long creases from underarm and shoulder, a ripple above the hem. */
const jersey = (k: Kit): string =>
  bodyFolds(k, 0.42) +
  k.folds(
    'M-200 -92C-150 -96 -110 -70 -84 -20M204 -96C160 -100 120 -76 100 -36M-196 60C-170 90 -140 100 -104 96M200 120C176 150 150 160 116 158M40 384C46 330 60 290 84 250',
    { o: 0.3, w: 14, blur: 9 },
  ) +
  k.soft('M-176 -250C-130 -230 -110 -120 -128 20C-160 -40 -180 -150 -176 -250Z', k.t.hi, 20, 0.3);

export const crewTee: Sketch = k => {
  const rib = symm('M0 -286C-54 -286 -88 -316 -98 -352L-118 -345C-106 -298 -62 -262 0 -262');
  return (
    shortSleeves(k) +
    backNeck(k) +
    k.piece(symm(`M0 -286C-54 -286 -88 -316 -98 -352${SIDE}`), { cloth: 0, over: jersey(k) }) +
    hem(k) +
    k.piece(rib, { texture: 'fineRib', depth: 0.5, reach: 8, cast: 4, edge: 1.6 }) +
    k.stitch('M-128 -341C-112 -290 -66 -252 0 -252C66 -252 112 -290 128 -341')
  );
};

/** V-neck, a little closer at the waist. */
export const vTee: Sketch = k => {
  const body = symm(
    'M0 -206C-44 -250 -84 -306 -98 -352L-236 -300C-216 -236 -210 -170 -218 -110C-192 20 -200 180 -222 352C-190 370 -150 366 -110 372C-70 378 -40 372 0 376',
  );
  const band = symm('M0 -206C-44 -250 -84 -306 -98 -352L-120 -344C-104 -292 -56 -226 0 -176');
  return (
    shortSleeves(k) +
    backNeck(k, -200) +
    k.piece(body, { cloth: 0, over: jersey(k) }) +
    k.line(SHOULDERS, { o: 0.55 }) +
    k.stitch(
      'M-219 336C-190 353 -150 349 -110 355C-70 361 -40 355 0 359C40 355 70 361 110 355C150 349 190 353 219 336',
    ) +
    k.piece(band, { texture: 'fineRib', depth: 0.4, reach: 7, cast: 4, edge: 1.6 }) +
    k.line('M0 -206L0 -176', { o: 0.7 }) +
    k.stitch('M-129 -340C-112 -284 -60 -214 0 -162C60 -214 112 -284 129 -340')
  );
};

/** Long sleeves, a three-button placket, cuffs and neck in one narrow rib. */
export const henley: Sketch = k => {
  const trim = k.pattern === 'plain' ? k.t : k.a;
  const rib = symm('M0 -290C-52 -290 -86 -318 -96 -354L-116 -346C-104 -300 -60 -268 0 -268');
  const cuff = 'M-377 248C-346 262 -314 266 -285 264L-290 312C-320 316 -352 312 -384 300Z';
  return (
    longSleeves(k) +
    [cuff, flip(cuff)]
      .map((d, i) => k.piece(d, { texture: 'fineRib', t: trim, turn: i ? -9 : 9, depth: 0.5, reach: 8 }))
      .join('') +
    backNeck(k) +
    k.piece(symm(`M0 -286C-54 -286 -88 -316 -98 -352${SIDE}`), { cloth: 0, over: jersey(k) }) +
    hem(k) +
    k.stitch(both('M-212 -306C-198 -240 -192 -170 -204 -108'), { o: 0.5 }) +
    k.piece('M-24 -276L24 -276L24 -90L-24 -90Z', { t: trim, depth: 0.35, reach: 8, cast: 3, edge: 1.6 }) +
    k.stitch('M-17 -262L-17 -97L17 -97L17 -262', { t: trim }) +
    spread(3, -236, -118)
      .map(y => k.button(0, y, 8))
      .join('') +
    k.piece(rib, { texture: 'fineRib', t: trim, depth: 0.5, reach: 8, cast: 4, edge: 1.6 })
  );
};

/** Fine-gauge roll-neck: ribbed all over, the collar folded once. */
export const turtleneck: Sketch = k => {
  const body = symm(
    'M0 -330C-50 -330 -90 -340 -104 -356L-236 -300C-216 -236 -206 -170 -212 -110C-192 40 -196 200 -208 352C-150 364 -70 368 0 368',
  );
  const rib = 'M0 352C-70 352 -146 348 -209 336L-206 392C-146 402 -70 406 0 406';
  const cuff = 'M-378 236C-346 250 -316 254 -286 252L-293 334C-322 338 -352 334 -388 322Z';
  const texture = 'fineRib';
  return (
    [LONG, flip(LONG)]
      .map((d, i) =>
        k.piece(d, {
          cloth: i ? -9 : 9,
          texture,
          turn: i ? -9 : 9,
          over: k.folds(
            both(
              'M-322 -66C-304 -40 -280 -36 -254 -62M-334 16C-316 34 -290 30 -264 -4M-352 150C-340 130 -326 110 -304 100',
            ),
            { o: 0.4 },
          ),
        }),
      )
      .join('') +
    [cuff, flip(cuff)]
      .map((d, i) => k.piece(d, { texture: 'rib', turn: i ? -9 : 9, depth: 0.6, reach: 10 }))
      .join('') +
    k.piece(symm(rib), { texture: 'rib', depth: 0.6, reach: 10 }) +
    k.piece(body, { cloth: 0, texture, reach: 30, over: jersey(k) }) +
    k.piece('M-104 -404C-50 -420 50 -420 104 -404L96 -380C50 -394 -50 -394 -96 -380Z', {
      fill: k.t.dark,
      texture: 'rib',
      depth: 0.7,
      reach: 8,
    }) +
    k.piece(
      symm('M0 -388C-50 -388 -90 -394 -106 -406C-116 -380 -120 -350 -120 -322C-86 -302 -40 -296 0 -296'),
      {
        texture: 'rib',
        depth: 0.8,
        reach: 14,
        cast: 7,
        over: k.folds('M-112 -350C-60 -330 60 -330 112 -350', { w: 8, blur: 5, o: 0.35 }),
      },
    ) +
    k.line(SHOULDERS, { o: 0.4 })
  );
};

/** Piqué polo: knitted collar and cuffs with two tipping lines, buttoned placket. */
export const polo: Sketch = k => {
  const cuff = 'M-378 -92L-392 -56C-352 -34 -306 -18 -262 -8L-250 -46C-296 -56 -340 -72 -378 -92Z';
  const leaf =
    'M-98 -356C-86 -318 -50 -280 0 -258C-12 -228 -30 -204 -52 -186C-92 -222 -122 -270 -130 -328C-124 -342 -112 -352 -98 -356Z';
  const plain = k.pattern === 'plain';
  const trim = plain ? k.t : k.a;
  const tipping = { c: plain ? k.a.base : k.t.base, w: 4.5, o: 0.95 };
  return (
    [SHORT, flip(SHORT)]
      .map((d, i) =>
        k.piece(d, {
          cloth: i ? -28 : 28,
          texture: plain ? 'mesh' : 'twill',
          over: k.folds(both('M-232 -120C-268 -104 -300 -96 -330 -98'), { o: 0.35 }),
        }),
      )
      .join('') +
    [cuff, flip(cuff)]
      .map((d, i) => k.piece(d, { texture: 'fineRib', turn: i ? -28 : 28, t: trim, depth: 0.5, reach: 8 }))
      .join('') +
    k.line(both(SHORT_HEM), { ...tipping, o: plain ? 0.95 : 0 }) +
    backNeck(k, -262) +
    k.piece(symm(`M0 -262C-50 -280 -84 -318 -98 -352${SIDE}`), {
      cloth: 0,
      ...(plain && { texture: 'mesh' as const }),
      over: jersey(k),
    }) +
    hem(k) +
    k.piece('M-24 -262L24 -262L24 -82L-24 -82Z', { depth: 0.3, reach: 8, cast: 3, edge: 1.6 }) +
    k.stitch('M-17 -240L-17 -89L17 -89L17 -240M-24 -100L24 -100') +
    spread(3, -214, -112)
      .map(y => k.button(0, y, 8.5))
      .join('') +
    [leaf, flip(leaf)]
      .map(d => k.piece(d, { t: trim, texture: 'fineRib', depth: 0.6, reach: 12, cast: 7 }))
      .join('') +
    k.line(both('M-117 -320C-108 -276 -84 -236 -53 -203C-36 -220 -24 -236 -14 -254'), tipping) +
    k.line('M-96 -354C-50 -372 50 -372 96 -354', { w: 12, c: trim.mid, o: 1 })
  );
};

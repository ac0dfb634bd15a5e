import { ARM, backNeck, bodyFolds, LONG, label, longSleeves, sleeveFolds } from './clothing-blocks.ts';
import { ribbedCuffs } from './clothing-knits.ts';
import { denimThread, shank } from './denim-trims.ts';
import type { Kit } from './kit.ts';
import { both, flip, spread, symm } from './path.ts';
import { stock } from './tones.ts';
import type { Sketch } from './types.ts';

/** A blouson: striped ribs at neck and hem, welt pockets; each jacket brings its closure. */
function blouson(k: Kit, sleeves: string, closure: string): string {
  const body = symm(
    `M0 -300C-40 -300 -76 -318 -92 -346${ARM}C-246 30 -250 190 -260 300C-258 322 -248 336 -234 342C-156 352 -74 356 0 356`,
  );
  const collar = symm(
    'M0 -296C-44 -298 -84 -318 -98 -384C-110 -380 -118 -370 -122 -340C-112 -292 -66 -262 0 -258',
  );
  const hem = symm('M0 330C-78 330 -160 326 -244 314C-246 344 -242 372 -234 396C-156 410 -76 414 0 414');
  const welt = 'M-178 92L-158 88L-112 232L-132 240Z';
  const stripe = (d: string) => k.line(d, { w: 9, c: k.a.base, o: 1 });
  const ruche = k.folds(
    both(
      'M-196 342C-204 300 -198 270 -186 240M-150 346C-152 310 -144 280 -134 250M-100 350C-102 316 -110 290 -118 270M-50 352C-52 320 -46 296 -42 276',
    ),
    { w: 11, blur: 5, o: 0.5 },
  );
  return (
    sleeves +
    k.piece(hem, {
      texture: 'rib',
      depth: 0.6,
      reach: 12,
      over:
        stripe('M-246 346C-156 362 -76 366 0 366C76 366 156 362 246 346') +
        stripe('M-242 372C-156 388 -76 392 0 392C76 392 156 388 242 372'),
    }) +
    k.piece('M-98 -382C-60 -396 60 -396 98 -382C94 -330 50 -296 0 -292C-50 -296 -94 -330 -98 -382Z', {
      fill: k.t.dark,
      texture: 'rib',
      depth: 0.8,
      reach: 14,
    }) +
    label(k, -350) +
    k.piece(body, {
      cloth: 0,
      reach: 30,
      over:
        bodyFolds(k, 0.46) +
        ruche +
        k.soft('M-150 -200C-130 -100 -120 40 -130 180C-160 120 -176 -60 -150 -200Z', k.t.hi, 16, 0.5) +
        k.soft('M70 -220C80 -100 90 40 84 160C60 80 50 -80 70 -220Z', k.t.hi, 16, 0.3),
    }) +
    k.piece(collar, {
      texture: 'rib',
      depth: 0.6,
      reach: 10,
      cast: 4,
      over: stripe('M-112 -356C-104 -306 -62 -276 0 -272C62 -276 104 -306 112 -356'),
    }) +
    closure +
    [welt, flip(welt)].map(d => k.piece(d, { depth: 0.5, reach: 7, cast: 4 })).join('') +
    k.line(both('M-166 98L-124 230'), { w: 3 })
  );
}

/** Bomber: a zip in front and a zipped pocket on the sleeve. */
export const bomber: Sketch = k =>
  blouson(
    k,
    ribbedCuffs(k) +
      longSleeves(k) +
      k.line('M266 -136L286 -30', { c: stock.steel.base, w: 4, o: 1, dash: '4 2.5' }) +
      k.line('M267 -132L272 -100', { c: stock.steel.light, w: 6, o: 1 }) +
      k.line('M257 -138L277 -26L295 -30L275 -142Z', { o: 0.7 }),
    k.zip(0, -262, 410) +
      k.line('M-12 -256L-12 352M12 -256L12 352') +
      k.stitch('M-22 -252L-22 350M22 -252L22 350'),
  );

/** Varsity jacket: leather sleeves in the second color, snaps, a felt letter. */
export const varsity: Sketch = k => {
  const letter = 'M64 -150L160 -150L160 -116L130 -116L130 -30L94 -30L94 -116L64 -116Z';
  const snap = (y: number) =>
    `<circle cx="0" cy="${y}" r="11" fill="${k.metal(stock.steel)}" stroke="${stock.steel.line}" stroke-width="1.6"/><circle cx="0" cy="${y}" r="5" fill="none" stroke="${stock.steel.line}" stroke-width="1.2"/>`;
  return blouson(
    k,
    ribbedCuffs(k) +
      [LONG, flip(LONG)]
        .map((d, i) => k.piece(d, { t: k.a, over: sleeveFolds(k, i === 1, 0.5, k.a) }))
        .join(''),
    k.line('M0 -262L0 408', { w: 3 }) +
      k.stitch('M-22 -252L-22 352M22 -252L22 352') +
      [-232, -120, -8, 104, 216, 324].map(snap).join('') +
      k.piece(letter, { t: k.a, texture: 'knit', depth: 0.6, reach: 6, cast: 3 }) +
      k.stitch('M71 -143L153 -143L153 -123L123 -123L123 -37L101 -37L101 -123L71 -123Z', { t: k.a }),
  );
};

/** Denim jacket: pointed flaps, two seams down from each yoke, metal buttons, contrast thread. */
export const denimJacket: Sketch = k => {
  const thread = denimThread(k);
  const body = symm(
    `M0 -270C-40 -290 -76 -326 -92 -354${ARM}C-238 10 -228 150 -226 246C-150 258 -74 260 0 260`,
  );
  const band = symm('M0 250C-74 250 -150 248 -228 238L-226 304C-150 314 -74 316 0 316');
  const cuff = 'M-378 214C-346 228 -314 232 -284 230L-287 288C-318 292 -350 288 -384 276Z';
  const flap = 'M-172 -118L-62 -118L-62 -86L-117 -58L-172 -86Z';
  const leaf =
    'M-84 -368C-68 -328 -38 -292 0 -266C-18 -236 -50 -208 -84 -186C-116 -228 -136 -282 -138 -334C-124 -354 -104 -366 -84 -368Z';
  return (
    longSleeves(k, 'twill') +
    [cuff, flip(cuff)]
      .map(d => k.piece(d, { texture: 'twill', turn: 90, depth: 0.6, reach: 10, cast: 4 }))
      .join('') +
    k.stitch(both('M-376 224C-346 238 -314 242 -285 240M-380 268C-348 280 -318 283 -288 280'), thread) +
    shank(k, -300, 262) +
    shank(k, 300, 262) +
    backNeck(k, -268) +
    k.piece(body, {
      cloth: 0,
      texture: 'twill',
      reach: 32,
      over:
        bodyFolds(k, 0.4) +
        k.soft(both('M-150 -40C-166 40 -160 160 -150 230C-130 160 -130 40 -150 -40Z'), k.t.hi, 18, 0.4),
    }) +
    k.line(both('M-254 -132C-170 -118 -90 -116 -22 -120')) +
    k.stitch(both('M-250 -142C-170 -128 -90 -126 -22 -130M-252 -124C-170 -110 -90 -108 -22 -112'), thread) +
    k.line(both('M-148 -60C-140 40 -128 140 -112 244M-86 -60C-82 40 -74 140 -62 246')) +
    k.stitch(both('M-140 -60C-132 40 -120 140 -104 244M-78 -60C-74 40 -66 140 -54 246'), thread) +
    k.piece('M-22 -272L22 -272L22 256L-22 256Z', {
      texture: 'twill',
      depth: 0.4,
      reach: 8,
      edge: 1.8,
      cast: 3,
    }) +
    k.stitch('M-15 -250L-15 254M15 -250L15 254', thread) +
    k.piece(band, { texture: 'twill', turn: 90, depth: 0.7, reach: 10, cast: 4 }) +
    k.stitch(
      'M-226 250C-150 259 -74 261 0 261C74 261 150 259 226 250M-224 294C-150 303 -74 305 0 305C74 305 150 303 224 294',
      thread,
    ) +
    [flap, flip(flap)].map(d => k.piece(d, { texture: 'twill', depth: 0.6, reach: 10, cast: 6 })).join('') +
    k.stitch(both('M-165 -112L-165 -90L-117 -66L-69 -90L-69 -112'), thread) +
    shank(k, -117, -82) +
    shank(k, 117, -82) +
    spread(5, -190, 200)
      .map(y => shank(k, 0, y))
      .join('') +
    shank(k, 0, 284) +
    [leaf, flip(leaf)]
      .map((d, i) => k.piece(d, { texture: 'twill', turn: i ? 40 : -40, depth: 0.7, reach: 14, cast: 8 }))
      .join('') +
    k.stitch(both('M-87 -200C-112 -238 -128 -284 -130 -330M-82 -198C-54 -216 -30 -240 -12 -262'), thread) +
    k.piece('M-84 -368C-50 -386 50 -386 84 -368L78 -338C50 -352 -50 -352 -78 -338Z', {
      texture: 'twill',
      fill: k.t.mid,
      depth: 0.5,
      reach: 9,
    })
  );
};

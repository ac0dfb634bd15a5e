import { ARM, backNeck, bodyFolds, longSleeves, regular, shortSleeves } from './clothing-blocks.ts';
import type { Kit } from './kit.ts';
import { both, flip, spread, symm } from './path.ts';
import type { Sketch } from './types.ts';

/** Woven shirting: stand collar, placket, yoke, buttoned cuffs and a curved tail. */
const shirtTail = 'C-242 20 -240 180 -246 306C-220 322 -198 366 -146 384C-92 398 -44 396 0 394';
const cuffs = (k: Kit): string => {
  const cuff = 'M-377 258C-346 272 -314 277 -284 274L-288 342C-320 346 -356 340 -386 328Z';
  return (
    [cuff, flip(cuff)]
      .map((d, i) => k.piece(d, { cloth: i ? -9 : 9, depth: 0.6, reach: 12, cast: 3 }))
      .join('') +
    k.stitch(both('M-382 318C-354 330 -320 334 -290 332M-374 270C-346 282 -316 287 -286 284')) +
    k.button(-304, 312, 6.5) +
    k.button(304, 312, 6.5)
  );
};

export const shirt: Sketch = k => {
  const body = symm(`M0 -254C-40 -276 -76 -320 -92 -352${ARM}${shirtTail}`);
  const leaf =
    'M-86 -366C-70 -326 -38 -286 0 -262C-16 -236 -44 -204 -74 -176C-106 -222 -128 -276 -132 -330C-122 -350 -104 -362 -86 -366Z';
  return (
    longSleeves(k) +
    cuffs(k) +
    backNeck(k, -258) +
    k.piece(body, { cloth: 0, over: bodyFolds(k) }) +
    k.line(both('M-112 -326C-150 -300 -190 -272 -222 -262')) +
    k.piece('M-21 -262L21 -262L21 395L-21 395Z', { cloth: 0, depth: 0.35, reach: 8, edge: 1.6 }) +
    k.stitch('M-14 -250L-14 394M14 -250L14 394') +
    spread(6, -180, 330)
      .map(y => k.button(0, y, 7.5))
      .join('') +
    k.piece('M72 -140L170 -140L170 -40L121 -14L72 -40Z', { cloth: 0, depth: 0.4, reach: 10, edge: 1.8 }) +
    k.stitch('M78 -118L164 -118M78 -134L78 -44L121 -21L164 -44L164 -134') +
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
    k.button(0, -240, 7.5) +
    k.stitch(
      'M-238 298C-212 314 -190 356 -142 373C-90 386 -44 385 0 383C44 385 90 386 142 373C190 356 212 314 238 298',
    )
  );
};

/** Resort shirt: open camp collar, short wide sleeves, straight hem. */
export const campShirt: Sketch = k => {
  const body = symm(
    `M0 -196C-40 -250 -76 -310 -92 -352${ARM}C-246 40 -248 220 -254 356C-164 370 -80 374 0 374`,
  );
  const collar =
    'M-86 -366C-74 -330 -46 -270 0 -200C-30 -184 -66 -186 -104 -198L-116 -236L-156 -246C-146 -290 -132 -336 -108 -356C-100 -362 -94 -364 -86 -366Z';
  return (
    shortSleeves(k, regular) +
    backNeck(k, -186, 90) +
    k.piece(body, { cloth: 0, over: bodyFolds(k) }) +
    k.line(both('M-112 -326C-150 -300 -190 -272 -222 -262')) +
    k.line('M-21 -204L-21 372', { o: 0.5 }) +
    k.stitch('M21 -196L21 372') +
    spread(5, -150, 320)
      .map(y => k.button(0, y, 8))
      .join('') +
    k.piece('M66 -120L170 -120L170 -16L66 -16Z', { cloth: 0, depth: 0.4, reach: 10, edge: 1.8 }) +
    k.stitch('M72 -98L164 -98M72 -114L72 -22L164 -22L164 -114') +
    [collar, flip(collar)]
      .map((d, i) => k.piece(d, { cloth: i ? 34 : -34, depth: 0.7, reach: 14, cast: 7 }))
      .join('') +
    k.line(both('M-104 -198L-72 -300'), { o: 0.5 }) +
    k.piece('M-88 -366C-50 -384 50 -384 88 -366L82 -340C50 -354 -50 -354 -82 -340Z', {
      cloth: 0,
      fill: k.t.mid,
      depth: 0.5,
      reach: 9,
    }) +
    k.stitch('M-253 336C-164 350 -80 354 0 354C80 354 164 350 253 336')
  );
};

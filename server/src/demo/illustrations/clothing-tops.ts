import { ARM, backNeck, bodyFolds, longSleeves, regular, shortSleeves } from './clothing-blocks.ts';
import { henley, turtleneck } from './clothing-jersey.ts';
import { plainPolo, tippedPolo } from './clothing-polos.ts';
import { boxyTee, crewTee, fittedTee, fittedV, regularV } from './clothing-tees.ts';
import type { Kit } from './kit.ts';
import { both, flip, spread, symm } from './path.ts';
import type { Silhouette, Sketch } from './types.ts';

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

const shirt: Sketch = k => {
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
const campShirt: Sketch = k => {
  const body = symm(
    `M0 -196C-40 -250 -76 -310 -92 -352${ARM}C-246 40 -248 220 -254 356C-164 370 -80 374 0 374`,
  );
  const collar =
    'M-86 -366C-74 -330 -46 -270 0 -200C-30 -184 -66 -186 -104 -198L-116 -236L-156 -246C-146 -290 -132 -336 -108 -356C-100 -362 -94 -364 -86 -366Z';
  return (
    shortSleeves(k, regular) +
    backNeck(k, -240) +
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

/** Fluid blouse: pussy bow, gathered shoulders, full sleeves caught in narrow cuffs. */
const blouse: Sketch = k => {
  const sleeve =
    'M-214 -312C-276 -316 -318 -262 -338 -170C-362 -58 -398 80 -396 190C-392 232 -366 254 -336 262L-288 262C-262 240 -246 190 -240 120C-236 40 -226 -40 -206 -110C-196 -180 -200 -260 -214 -312Z';
  const cuff = 'M-340 256L-286 256L-288 322L-346 318Z';
  const body = symm(
    'M0 -300C-40 -300 -74 -322 -84 -350L-214 -312C-200 -240 -196 -170 -206 -110C-196 -30 -194 60 -204 150C-212 220 -222 290 -230 356C-150 376 -74 380 0 380',
  );
  const crease =
    'M-300 -240C-318 -120 -344 40 -348 180M-262 -220C-284 -90 -304 60 -318 236M-244 -80C-256 30 -270 120 -300 244M-366 140C-358 200 -346 236 -332 256';
  const tail = 'M-14 -272C-44 -190 -78 -90 -86 40C-66 56 -42 58 -20 46C-8 -60 0 -170 8 -268Z';
  const loop =
    'M-4 -288C-56 -346 -140 -356 -166 -318C-184 -288 -150 -250 -106 -246C-66 -244 -26 -264 -4 -280Z';
  return (
    [sleeve, flip(sleeve)]
      .map((d, i) =>
        k.piece(d, {
          cloth: i ? -10 : 10,
          reach: 30,
          over: k.folds(i ? flip(crease) : crease, { o: 0.42, w: 14 }),
        }),
      )
      .join('') +
    [cuff, flip(cuff)].map(d => k.piece(d, { depth: 0.6, reach: 10, cast: 3 })).join('') +
    k.button(-304, 290, 6) +
    k.button(304, 290, 6) +
    backNeck(k, -296, 84) +
    k.piece(body, {
      cloth: 0,
      over:
        bodyFolds(k, 0.42) +
        k.folds(
          'M-150 -296C-146 -250 -136 -200 -128 -150M-176 -300C-176 -260 -170 -220 -164 -190M150 -296C146 -250 136 -200 128 -150M176 -300C176 -260 170 -220 164 -190',
          { w: 9, blur: 5 },
        ),
    }) +
    k.line('M0 -290L0 380', { o: 0.5 }) +
    k.stitch('M-227 342C-150 361 -74 365 0 365C74 365 150 361 227 342') +
    k.piece(
      'M-84 -352C-50 -374 50 -374 84 -352C80 -322 44 -290 0 -284C-44 -290 -80 -322 -84 -352ZM-70 -346C-64 -322 -34 -306 0 -304C34 -306 64 -322 70 -346C40 -360 -40 -360 -70 -346Z',
      { depth: 0.5, reach: 8, cast: 4 },
    ) +
    [tail, flip(tail)]
      .map(d =>
        k.piece(d, {
          cloth: 12,
          cast: 9,
          reach: 16,
          over: k.folds(d === tail ? 'M-10 -250C-28 -150 -48 -60 -54 40' : 'M10 -250C28 -150 48 -60 54 40', {
            w: 10,
            blur: 5,
          }),
        }),
      )
      .join('') +
    [loop, flip(loop)]
      .map((d, i) =>
        k.piece(d, {
          cloth: 12,
          cast: 9,
          reach: 16,
          over: k.folds(i ? 'M14 -286C54 -306 90 -316 130 -310' : 'M-14 -286C-54 -306 -90 -316 -130 -310', {
            w: 10,
            blur: 5,
            o: 0.7,
          }),
        }),
      )
      .join('') +
    k.piece(
      'M-20 -300C-8 -306 10 -306 20 -300C26 -284 26 -270 20 -256C8 -250 -8 -250 -20 -256C-26 -270 -26 -284 -20 -300Z',
      { cast: 6, reach: 9 },
    )
  );
};

const g = { men: ['men'], women: ['women'], unisex: ['unisex', 'men', 'women'] } as const;
const top = (label: string, who: keyof typeof g, sketch: Sketch): Silhouette => ({
  label,
  category: 'clothing',
  genders: [...g[who]],
  sketch,
  pose: 'flat',
});

export const tops = {
  'crew-tee': top('Crew T-shirt', 'unisex', crewTee),
  'boxy-tee': top('Heavyweight T-shirt', 'unisex', boxyTee),
  'fitted-tee': top('Scoop-neck T-shirt', 'women', fittedTee),
  'v-tee': top('V-neck T-shirt', 'unisex', regularV),
  'fitted-v': top('Fitted V-neck T-shirt', 'women', fittedV),
  henley: top('Henley', 'unisex', henley),
  turtleneck: top('Roll-neck top', 'unisex', turtleneck),
  polo: top('Polo shirt', 'unisex', plainPolo),
  'tipped-polo': top('Tipped polo shirt', 'unisex', tippedPolo),
  'camp-shirt': top('Camp-collar shirt', 'men', campShirt),
  shirt: top('Shirt', 'unisex', shirt),
  blouse: top('Pussy-bow blouse', 'women', blouse),
} satisfies Record<string, Silhouette>;

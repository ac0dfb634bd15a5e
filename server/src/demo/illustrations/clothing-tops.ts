import type { Kit } from './kit.ts';
import { both, flip, spread, symm } from './path.ts';
import type { Silhouette, Sketch } from './types.ts';

/** Shared blocks: a short-sleeved and a long-sleeved body, so that all tops hang alike. */
const SHORT =
  'M-236 -300C-270 -287 -298 -262 -320 -222C-346 -172 -370 -114 -392 -56C-352 -34 -306 -18 -262 -8C-250 -42 -236 -80 -220 -112C-206 -180 -216 -250 -236 -300Z';
const SHORT_HEM = 'M-386 -74C-346 -52 -300 -36 -256 -26';
export const LONG =
  'M-236 -300C-272 -286 -296 -246 -308 -186C-330 -70 -356 100 -376 262C-346 274 -316 278 -286 276C-274 170 -258 56 -238 -38C-230 -70 -224 -92 -218 -112C-206 -180 -216 -250 -236 -300Z';
const LONG_FOLDS =
  'M-322 -66C-304 -40 -280 -36 -254 -62M-334 16C-316 34 -290 30 -264 -4M-352 150C-340 130 -326 110 -304 100M-362 236C-344 226 -326 206 -312 180';

const teeBody = symm(
  'M0 -286C-54 -286 -88 -316 -98 -352L-236 -300C-216 -236 -210 -170 -222 -110C-212 40 -218 220 -226 366C-150 380 -74 384 0 384',
);

export const backNeck = (k: Kit, depth = -282, width = 98): string =>
  k.piece(
    `M-${width} -352C-60 -372 60 -372 ${width} -352C88 -310 54 ${depth} 0 ${depth}C-54 ${depth} -88 -310 -${width} -352Z`,
    {
      fill: k.t.dark,
      depth: 0.7,
      reach: 14,
    },
  ) +
  k.line(`M-${width - 8} -344C-50 -356 50 -356 ${width - 8} -344`, { w: 9, c: k.t.mid, o: 1 }) +
  k.shape('M-24 -346L24 -346L24 -318L-24 -318Z', '#f4efe4') +
  k.line('M-13 -332L13 -332', { c: '#8d8374', w: 3 });

const shortSleeves = (k: Kit): string =>
  k.piece(SHORT, { cloth: 28, over: k.folds('M-232 -120C-268 -104 -300 -96 -330 -98', { o: 0.35 }) }) +
  k.stitch(SHORT_HEM) +
  k.piece(flip(SHORT), { cloth: -28, over: k.folds('M232 -120C268 -104 300 -96 330 -98', { o: 0.35 }) }) +
  k.stitch(flip(SHORT_HEM));

export const longSleeves = (k: Kit, texture?: 'knit' | 'twill'): string =>
  k.piece(LONG, { cloth: 9, ...(texture && { texture }), turn: 9, over: k.folds(LONG_FOLDS, { o: 0.4 }) }) +
  k.piece(flip(LONG), {
    cloth: -9,
    ...(texture && { texture }),
    turn: -9,
    over: k.folds(flip(LONG_FOLDS), { o: 0.4 }),
  });

/** Creases that any hanging body shares: from the underarms and up from the hem. */
export const bodyFolds = (k: Kit, o = 0.36): string =>
  k.folds(
    both('M-214 -104C-180 -70 -150 -30 -140 30') +
      'M-128 372C-122 290 -146 200 -160 110M112 376C104 300 126 220 150 150M-26 380C-24 330 -34 280 -44 240',
    { o, w: 16, blur: 10 },
  );

const crewTee: Sketch = k => {
  const rib = symm('M0 -286C-54 -286 -88 -316 -98 -352L-118 -345C-106 -298 -62 -262 0 -262');
  return (
    shortSleeves(k) +
    backNeck(k) +
    k.piece(teeBody, { cloth: 0, over: bodyFolds(k) }) +
    k.piece(rib, { texture: 'fineRib', depth: 0.4, reach: 8, cast: 3, edge: 1.6 }) +
    k.stitch('M-128 -341C-112 -290 -66 -252 0 -252C66 -252 112 -290 128 -341') +
    k.stitch('M-223 350C-150 364 -74 368 0 368C74 368 150 364 223 350')
  );
};

const polo: Sketch = k => {
  const body = symm(
    'M0 -262C-50 -280 -84 -318 -98 -352L-236 -300C-216 -236 -210 -170 -222 -110C-212 40 -218 220 -226 366C-150 380 -74 384 0 384',
  );
  const cuff = 'M-378 -92L-392 -56C-352 -34 -306 -18 -262 -8L-250 -46C-296 -56 -340 -72 -378 -92Z';
  const leaf =
    'M-98 -356C-86 -318 -50 -280 0 -258C-12 -228 -30 -204 -52 -186C-92 -222 -122 -270 -130 -328C-124 -342 -112 -352 -98 -356Z';
  const trim = k.pattern === 'plain' ? k.t : k.a;
  return (
    shortSleeves(k) +
    [cuff, flip(cuff)]
      .map((d, i) => k.piece(d, { texture: 'fineRib', turn: i ? -28 : 28, t: trim, depth: 0.5, reach: 8 }))
      .join('') +
    backNeck(k, -262) +
    k.piece(body, { cloth: 0, over: bodyFolds(k) }) +
    k.piece('M-22 -262L22 -262L22 -92L-22 -92Z', { depth: 0.3, reach: 8, cast: 3, edge: 1.6 }) +
    k.stitch('M-16 -240L-16 -98L16 -98L16 -240') +
    spread(3, -218, -112)
      .map(y => k.button(0, y, 8))
      .join('') +
    [leaf, flip(leaf)]
      .map(d => k.piece(d, { t: trim, texture: 'fineRib', depth: 0.5, reach: 12, cast: 6 }))
      .join('') +
    k.line('M-96 -354C-50 -372 50 -372 96 -354', { w: 12, c: trim.mid, o: 1 }) +
    k.stitch('M-223 350C-150 364 -74 368 0 368C74 368 150 364 223 350')
  );
};

/** Woven shirting: stand collar, placket, yoke, buttoned cuffs and a curved tail. */
const shirtTail = 'C-212 40 -216 190 -222 320C-196 336 -178 372 -132 386C-84 398 -40 396 0 394';
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
  const body = symm(`M0 -254C-40 -276 -76 -320 -92 -352L-236 -300C-216 -236 -210 -170 -222 -110${shirtTail}`);
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
      'M-214 312C-190 328 -170 362 -128 375C-84 386 -40 385 0 383C40 385 84 386 128 375C170 362 190 328 214 312',
    )
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
  polo: top('Polo shirt', 'unisex', polo),
  shirt: top('Shirt', 'men', shirt),
  blouse: top('Pussy-bow blouse', 'women', blouse),
} satisfies Record<string, Silhouette>;

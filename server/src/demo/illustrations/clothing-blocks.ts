import type { Kit } from './kit.ts';
import { both, flip } from './path.ts';

/** Shared blocks: a short-sleeved and a long-sleeved body, so that all tops hang alike. */
export const SHORT =
  'M-236 -300C-270 -287 -298 -262 -320 -222C-346 -172 -370 -114 -392 -56C-352 -34 -306 -18 -262 -8C-250 -42 -236 -80 -220 -112C-206 -180 -216 -250 -236 -300Z';
export const SHORT_HEM = 'M-386 -74C-346 -52 -300 -36 -256 -26';
export const LONG =
  'M-236 -300C-272 -286 -296 -246 -308 -186C-330 -70 -356 100 -376 262C-346 274 -316 278 -286 276C-274 170 -258 56 -238 -38C-230 -70 -224 -92 -218 -112C-206 -180 -216 -250 -236 -300Z';
const LONG_FOLDS =
  'M-322 -66C-304 -40 -280 -36 -254 -62M-334 16C-316 34 -290 30 -264 -4M-352 150C-340 130 -326 110 -304 100M-362 236C-344 226 -326 206 -312 180';

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

export const shortSleeves = (k: Kit): string =>
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

import type { Kit } from './kit.ts';
import { both, flip, place } from './path.ts';

/** Shared blocks, so that all tops hang alike. A half body runs from the right neck point to the hem's centre. */
export interface Cut {
  /** The line from the neck point over the shoulder and down the armhole. */
  arm: string;
  /** The line from the underarm down the side seam and along the hem. */
  side: string;
  sleeve: string;
  sleeveHem: string;
  /** The hem again, for its stitches. */
  hem: string;
}

export const ARM = 'L-228 -308C-214 -248 -220 -184 -246 -124';

export const regular: Cut = {
  arm: ARM,
  side: 'C-236 -20 -236 190 -243 392C-204 410 -164 404 -120 412C-80 419 -40 411 0 415',
  sleeve:
    'M-228 -308C-262 -296 -296 -276 -318 -246C-352 -196 -384 -144 -414 -88C-382 -62 -336 -40 -288 -30C-280 -66 -264 -98 -246 -124C-220 -184 -214 -248 -228 -308Z',
  sleeveHem: 'M-406 -104C-374 -79 -330 -58 -285 -48',
  hem: 'M-242 374C-204 392 -164 386 -120 394C-80 401 -40 393 0 397C40 393 80 401 120 394C164 386 204 392 242 374',
};

/** Heavy cloth cut wide, the shoulder seam dropped onto the arm. */
export const boxy: Cut = {
  arm: 'L-266 -288C-252 -226 -258 -150 -288 -88',
  side: 'C-280 20 -280 190 -286 372C-240 388 -190 384 -140 390C-90 396 -40 390 0 393',
  sleeve:
    'M-266 -288C-304 -272 -334 -240 -354 -196C-380 -140 -402 -76 -420 -10C-384 14 -342 28 -300 34C-298 -8 -296 -50 -288 -88C-258 -150 -252 -226 -266 -288Z',
  sleeveHem: 'M-415 -30C-380 -6 -340 8 -299 14',
  hem: 'M-286 352C-240 368 -190 364 -140 370C-90 376 -40 370 0 373C40 370 90 376 140 370C190 364 240 368 286 352',
};

/** Narrow shoulders, a waist, short sleeves. */
export const fitted: Cut = {
  arm: 'L-206 -314C-190 -258 -194 -198 -222 -148',
  side: 'C-204 -66 -184 -6 -186 62C-188 150 -206 240 -220 322C-180 338 -140 333 -100 339C-66 344 -30 339 0 341',
  sleeve:
    'M-206 -314C-240 -302 -268 -280 -286 -248C-308 -208 -326 -168 -340 -130C-310 -108 -276 -96 -240 -90C-236 -112 -230 -130 -222 -148C-194 -198 -190 -258 -206 -314Z',
  sleeveHem: 'M-334 -147C-304 -125 -270 -113 -236 -107',
  hem: 'M-217 305C-180 320 -140 315 -100 321C-66 326 -30 321 0 323C30 321 66 326 100 321C140 315 180 320 217 305',
};

export const LONG =
  'M-228 -308C-272 -294 -310 -252 -326 -190C-350 -80 -366 70 -376 262C-346 274 -316 278 -286 276C-268 160 -248 20 -246 -124C-220 -184 -214 -248 -228 -308Z';

/** The bends of a sleeve: at the elbow, and where it is pushed together above the wrist. */
const sleeveBends =
  'M-252 36C-284 18 -322 20 -358 50M-258 80C-294 78 -330 96 -358 136M-276 240C-306 222 -340 220 -372 234M-374 198C-350 210 -328 232 -316 264M-250 -10C-274 -36 -300 -46 -332 -42';
const sleeveFall =
  'M-246 -112C-282 -88 -304 -40 -308 16M-300 -226C-324 -140 -336 -70 -338 0M-346 100C-352 150 -346 190 -334 222';

export const sleeveFolds = (k: Kit, right: boolean, o = 0.44, t = k.t): string => {
  const hand = right ? flip : (d: string) => d;
  return (
    k.folds(hand(sleeveFall), { o: o * 0.8, w: 20, blur: 10, t }) +
    k.folds(hand(sleeveBends), { o, w: 12, blur: 5, t })
  );
};

export const longSleeves = (k: Kit, texture?: 'knit' | 'twill' | 'fineRib'): string =>
  [LONG, flip(LONG)]
    .map((d, i) =>
      k.piece(d, {
        cloth: i ? -8 : 8,
        ...(texture && { texture }),
        turn: i ? -8 : 8,
        over: sleeveFolds(k, i === 1),
      }),
    )
    .join('');

/** Two rows of thread, as the double needle sews them. */
export const twinStitch = (k: Kit, d: string, gap = 9): string =>
  k.stitch(d, { dash: '6 4' }) + k.stitch(place(d, 0, -gap), { dash: '6 4' });

export const shortSleeves = (k: Kit, { sleeve, sleeveHem }: Cut, texture?: 'mesh' | 'twill'): string => {
  const fall =
    'M-248 -126C-278 -110 -312 -106 -350 -118M-240 -146C-276 -152 -304 -172 -328 -206M-288 -46C-296 -76 -314 -96 -344 -108';
  return (
    [sleeve, flip(sleeve)]
      .map((d, i) =>
        k.piece(d, {
          cloth: i ? -26 : 26,
          ...(texture && { texture }),
          over: k.folds(i ? flip(fall) : fall, { o: 0.4, w: 14, blur: 6 }),
        }),
      )
      .join('') + twinStitch(k, both(sleeveHem), 8)
  );
};

/** Creases that any hanging body shares: from the underarms, at the waist, and up from the hem. */
export const bodyFolds = (k: Kit, o = 0.36): string =>
  k.folds(
    'M-242 -112C-204 -84 -168 -36 -150 48M242 -116C194 -100 148 -46 130 20M-142 384C-130 304 -150 214 -182 136M124 386C114 316 142 226 174 162',
    { o, w: 26, blur: 12 },
  ) +
  k.folds(
    'M-234 -84C-200 -62 -168 -58 -134 -66M236 -76C204 -42 174 -28 144 -32M-232 160C-204 184 -174 186 -146 174M236 100C208 132 180 142 154 140',
    { o: o * 0.85, w: 13, blur: 6 },
  );

/** The back as the open neck shows it: the inside, the rib that runs round, the woven label. */
export const backNeck = (k: Kit, depth = -282, width = 98): string =>
  k.piece(
    `M-${width} -352C-60 -376 60 -376 ${width} -352C88 -310 54 ${depth} 0 ${depth}C-54 ${depth} -88 -310 -${width} -352Z`,
    { fill: k.t.dark, depth: 0.7, reach: 14 },
  ) +
  k.piece(
    `M-${width} -352C-60 -376 60 -376 ${width} -352L${width - 7} -336C56 -357 -56 -357 -${width - 7} -336Z`,
    { fill: k.t.mid, depth: 0.4, reach: 6, edge: 1.4 },
  ) +
  label(k, -350);

/** The woven label at the back of the neck. */
export const label = (k: Kit, y: number): string =>
  k.soft(`M-22 ${y}L22 ${y}L22 ${y + 26}L-22 ${y + 26}Z`, '#1d1712', 2, 0.4, 1, 2) +
  k.shape(`M-22 ${y}L22 ${y}L22 ${y + 26}L-22 ${y + 26}Z`, '#f4efe4') +
  k.line(`M-11 ${y + 13}L11 ${y + 13}`, { c: '#8d8374', w: 3 });

import { label } from './clothing-blocks.ts';
import type { Kit } from './kit.ts';
import { rect, symm } from './path.ts';

/** Legs by their cut; each starts under the waistband and ends at the crotch. */
export const LEGS = {
  straight: symm(
    'M0 -404C-54 -404 -112 -408 -154 -416C-170 -356 -188 -290 -194 -210C-200 -60 -188 180 -182 502C-142 512 -92 514 -44 508C-42 300 -28 60 0 -130',
  ),
  slim: symm(
    'M0 -404C-52 -404 -110 -408 -154 -416C-170 -356 -186 -280 -190 -200C-192 -40 -166 180 -150 504C-120 512 -88 514 -56 508C-50 300 -30 60 0 -130',
  ),
  wide: symm(
    'M0 -404C-50 -404 -108 -408 -154 -416C-172 -330 -194 -170 -212 40C-228 220 -242 380 -250 512C-188 526 -96 530 -26 524C-22 330 -14 100 0 -112',
  ),
};

/** Waistband of trousers and shorts: first the inside of the back, then, over the legs, the front. */
export const waistband = (k: Kit, back: boolean): string =>
  (back
    ? k.piece('M-156 -448C-80 -463 80 -463 156 -448L150 -414L-150 -414Z', {
        fill: k.t.dark,
        depth: 0.5,
        reach: 10,
      }) + label(k, -447)
    : '') +
  k.piece(
    'M-158 -450C-104 -433 104 -433 158 -450C158 -430 156 -416 154 -400C104 -386 -104 -386 -154 -400C-156 -416 -158 -430 -158 -450Z',
    { cloth: 0, depth: 0.5, reach: 10, cast: 3 },
  );

export const loops = (k: Kit, xs: number[]): string =>
  xs
    .map(x =>
      k.piece(rect(x - 6, -444 - Math.abs(x) * 0.03, 12, 58, 2), {
        depth: 0.4,
        reach: 5,
        cast: 3,
        edge: 1.6,
      }),
    )
    .join('');

/** Pulled from the crotch to the hips, bent at the knee, pushed together above the hem. */
export const legFolds = (k: Kit, o = 0.42): string =>
  k.folds(
    'M-6 -130C-50 -152 -96 -160 -144 -148M8 -128C48 -150 90 -158 132 -154M-8 -104C-54 -100 -92 -86 -124 -60M10 -106C50 -104 84 -92 108 -72M-180 -240C-166 -160 -160 -80 -164 0M170 -200C150 -120 144 -40 152 40',
    { o: o * 0.8, w: 20, blur: 9 },
  ) +
  k.folds(
    'M-182 130C-146 150 -104 152 -56 134M-184 176C-150 190 -108 188 -60 170M-60 214C-94 204 -130 208 -166 226M180 110C140 136 100 140 60 122M184 164C150 182 110 182 66 160M70 222C104 210 138 212 168 232M-168 480C-150 452 -120 438 -84 440M-62 486C-78 458 -104 444 -136 446M164 484C140 456 112 444 80 448M64 480C84 462 108 452 140 458M-174 420C-150 410 -120 408 -92 416M172 414C146 404 116 404 90 414',
    { o, w: 13, blur: 6 },
  );

/** The fly: its seam, and the curved stitching beside it. */
export const fly = (k: Kit): string => k.line('M0 -390L0 -130') + k.stitch('M30 -390C34 -300 32 -226 2 -176');

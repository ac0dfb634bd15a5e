import type { Kit } from './kit.ts';
import { rect } from './path.ts';

/** Waistband of trousers and shorts: first the inside of the back, then, over the legs, the front. */
export const waistband = (k: Kit, back: boolean): string =>
  (back
    ? k.piece('M-136 -448C-70 -462 70 -462 136 -448L130 -416L-130 -416Z', {
        fill: k.t.dark,
        depth: 0.5,
        reach: 10,
      }) +
      k.shape('M-26 -446L26 -446L26 -424L-26 -424Z', '#f4efe4') +
      k.line('M-12 -435L12 -435', { c: '#8d8374', w: 3 })
    : '') +
  k.piece(
    'M-138 -450C-90 -434 90 -434 138 -450C138 -430 136 -416 134 -402C90 -388 -90 -388 -134 -402C-136 -416 -138 -430 -138 -450Z',
    {
      cloth: 0,
      depth: 0.5,
      reach: 10,
      cast: 3,
    },
  );
export const loops = (k: Kit, xs: number[]): string =>
  xs
    .map(x =>
      k.piece(rect(x - 6, -446 - Math.abs(x) * 0.02, 12, 58, 2), {
        depth: 0.4,
        reach: 5,
        cast: 3,
        edge: 1.6,
      }),
    )
    .join('');

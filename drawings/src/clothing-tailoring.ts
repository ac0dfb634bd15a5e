import { ARM, bodyFolds, longSleeves } from './clothing-blocks.ts';
import type { Kit } from './kit.ts';
import { both, flip, points } from './path.ts';
import type { Sketch } from './types.ts';

/** The open front: lining in the second color, the neck facing, the woven label. */
export const lining = (k: Kit, to: number): string =>
  k.piece(`M-92 -360C-50 -376 50 -376 92 -360L50 -180L10 ${to}L-10 ${to}L-50 -180Z`, {
    t: k.a,
    fill: k.a.mid,
    depth: 1.1,
    reach: 26,
  }) +
  k.piece('M-88 -362C-50 -376 50 -376 88 -362L78 -318C40 -332 -40 -332 -78 -318Z', {
    fill: k.t.dark,
    depth: 0.4,
    reach: 8,
    edge: 1.4,
  }) +
  k.shape('M-26 -322L26 -322L26 -290L-26 -290Z', k.a.lch[0] > 0.6 ? k.t.mid : '#f4efe4') +
  k.line('M-13 -306L13 -306', { c: k.a.lch[0] > 0.6 ? k.t.hi : '#8d8374', w: 3 });

/** Notched lapels under a turned collar. */
export const lapels = (k: Kit, lapel: string, collar: string, cloth: number): string =>
  [lapel, flip(lapel)]
    .map((d, i) => k.piece(d, { cloth: i ? -cloth : cloth, cast: 8, depth: 0.8, reach: 18 }))
    .join('') +
  k.piece('M-64 -380C-30 -390 30 -390 64 -380L62 -338C30 -350 -30 -350 -62 -338Z', {
    fill: k.t.mid,
    depth: 0.6,
    reach: 10,
  }) +
  [collar, flip(collar)]
    .map((d, i) => k.piece(d, { cloth: i ? 40 : -40, cast: 5, depth: 0.8, reach: 14 }))
    .join('');

/** Single-breasted blazer: darts, flap pockets, a silk square. */
export const blazer: Sketch = k => {
  const panel = `M-84 -356${ARM}C-228 -20 -222 80 -234 200C-246 290 -252 350 -256 420C-200 432 -136 436 -84 434C-30 430 10 400 16 330L16 60C-20 -60 -50 -200 -84 -356Z`;
  const lapel = 'M-56 -316L-124 -258L-180 -244C-158 -140 -92 -10 4 84L16 60C-20 -60 -46 -200 -56 -316Z';
  const collar =
    'M-62 -382C-94 -376 -112 -356 -116 -344L-156 -280L-124 -258L-56 -314C-64 -334 -66 -356 -62 -382Z';
  const flap =
    'M-196 190C-160 188 -120 186 -82 182L-80 224C-120 230 -160 232 -194 232C-198 220 -198 204 -196 190Z';
  return (
    longSleeves(k) +
    points([-298, 240], [-300, 222], [-302, 204])
      .map(([x, y]) => k.button(x, y, 6) + k.button(-x, y, 6))
      .join('') +
    lining(k, 80) +
    [panel, flip(panel)]
      .map((d, i) =>
        k.piece(d, {
          cloth: 0,
          cast: i * 8,
          reach: 28,
          over: bodyFolds(k, 0.34) + k.folds(both('M-40 96C-90 120 -140 120 -196 100'), { o: 0.35, w: 12 }),
        }),
      )
      .join('') +
    k.line(both('M-112 -90C-106 0 -108 80 -112 180'), { o: 0.7 }) +
    [flap, flip(flap)].map(d => k.piece(d, { cloth: 0, cast: 6, depth: 0.6, reach: 12 })).join('') +
    k.piece('M112 -128L188 -192L204 -140L190 -120Z', { t: k.a, depth: 0.6, reach: 10 }) +
    k.line('M140 -140L170 -164M156 -136L186 -162', { t: k.a }) +
    k.piece('M98 -122L196 -138L198 -110L100 -94Z', { cloth: 0, depth: 0.4, reach: 8, cast: 3 }) +
    lapels(k, lapel, collar, -22) +
    k.button(0, 96, 11) +
    k.button(0, 178, 11) +
    k.line('M-152 -236L-138 -228', { w: 3 })
  );
};

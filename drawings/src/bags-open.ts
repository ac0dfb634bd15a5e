import { bridle, cord, ring, stud } from './bag-hardware.ts';
import { both, flip, rect, symm } from './path.ts';
import { stock, tones } from './tones.ts';
import type { Sketch } from './types.ts';

/** Canvas tote: leather base, riveted handles. */
export const tote: Sketch = k => {
  const t = bridle(k);
  const body = symm(
    'M0 -178C-90 -178 -190 -182 -276 -190C-284 -20 -280 180 -262 348C-256 372 -244 380 -222 382C-150 388 -70 388 0 388',
  );
  const handle = (y: number) => `M-136 ${y}C-140 -330 -110 -470 0 -470C110 -470 140 -330 136 ${y}`;
  const tab = (x: number) =>
    k.piece(`M${x - 20} -180L${x + 20} -180L${x + 20} -60L${x} -44L${x - 20} -60Z`, {
      t,
      depth: 0.7,
      reach: 8,
      cast: 4,
    }) +
    k.stitch(`M${x - 13} -172L${x - 13} -64L${x} -54L${x + 13} -64L${x + 13} -172`, { c: '#e8d2ae' }) +
    stud(k, x, -82, 5.5);
  return (
    k.floor(0, 384, 262) +
    cord(k, handle(-196).replace(/-470/g, '-430'), 24, tones([t.lch[0] - 0.08, t.lch[1], t.lch[2]])) +
    k.piece('M-276 -190C-180 -216 180 -216 276 -190C180 -164 -180 -164 -276 -190Z', {
      fill: k.t.deep,
      depth: 0.9,
      reach: 12,
    }) +
    k.piece(body, {
      cloth: 0,
      reach: 40,
      over: k.folds(
        both(
          'M-262 330C-220 250 -200 180 -214 60M-150 -170C-160 -80 -170 20 -160 120M-120 380C-110 330 -130 270 -150 240M-60 -170C-56 -100 -70 -40 -74 20',
        ),
        { w: 22, blur: 13, o: 0.34 },
      ),
    }) +
    k.piece(symm('M0 290C-90 290 -180 286 -268 278C-262 340 -262 378 -222 382C-150 388 -70 388 0 388'), {
      t,
      depth: 0.8,
      reach: 14,
    }) +
    k.stitch('M-266 290C-180 298 -90 302 0 302C90 302 180 298 266 290', { c: '#e8d2ae' }) +
    k.stitch('M-274 -160C-190 -152 -90 -148 0 -148C90 -148 190 -152 274 -160') +
    tab(-136) +
    tab(136) +
    cord(k, handle(-150), 24, t) +
    [-136, 136].map(x => k.stitch(`M${x} -170L${x} -200`, { c: '#e8d2ae' })).join('') +
    k.piece(rect(-44, 22, 88, 44, 5), { t, depth: 0.6, reach: 7, cast: 3 }) +
    k.line('M-24 40L24 40M-14 50L14 50', { c: '#f0dcb8', w: 2.6 })
  );
};

/** Weekender: leather ends and straps, a zip along the top. */
export const weekender: Sketch = k => {
  const t = bridle(k);
  const body = symm(
    'M0 -150C-120 -150 -220 -146 -262 -128C-322 -96 -344 40 -340 190C-338 252 -318 282 -268 286C-180 292 -90 292 0 292',
  );
  const cap =
    'M-262 -128C-322 -96 -344 40 -340 190C-338 252 -318 282 -268 286L-226 288C-252 160 -250 0 -214 -142Z';
  const handle = (lift: number) =>
    `M-122 -10C-130 -170 -110 -${300 + lift} 0 -${300 + lift}C110 -${300 + lift} 130 -170 122 -10`;
  const band = (x: number) =>
    k.piece(`M${x - 19} -70L${x + 19} -70L${x + 19} 290L${x - 19} 290Z`, {
      t,
      depth: 0.7,
      reach: 8,
      cast: 4,
    }) + k.stitch(`M${x - 12} -62L${x - 12} 286M${x + 12} -62L${x + 12} 286`, { c: '#e8d2ae' });
  return (
    k.floor(0, 286, 318) +
    cord(k, handle(50), 22, tones([t.lch[0] - 0.08, t.lch[1], t.lch[2]])) +
    k.piece(body, {
      cloth: 0,
      reach: 40,
      over:
        k.folds(
          both(
            'M-170 -140C-190 -40 -200 60 -180 180M-70 -140C-60 -60 -80 20 -76 120M-60 288C-50 240 -70 190 -84 160',
          ),
          {
            w: 22,
            blur: 13,
            o: 0.36,
          },
        ) + k.soft('M-220 -120C-100 -146 100 -146 200 -130C80 -90 -100 -80 -230 -40Z', k.t.hi, 22, 0.5),
    }) +
    [cap, flip(cap)].map(d => k.piece(d, { t, depth: 1, reach: 22, cast: 5 })).join('') +
    k.stitch(both('M-226 -136C-262 0 -264 160 -238 284'), { c: '#e8d2ae' }) +
    k.piece('M-236 -144C-120 -166 120 -166 236 -144L232 -118C120 -140 -120 -140 -232 -118Z', {
      fill: k.t.deep,
      depth: 0.4,
      reach: 6,
    }) +
    k.line('M-230 -131C-120 -152 120 -152 230 -131', { w: 5, c: stock.gold.base, o: 1, dash: '4 3' }) +
    k.piece('M214 -140L240 -136L262 -72L238 -66Z', { t, depth: 0.6, reach: 7, cast: 4 }) +
    band(-122) +
    band(122) +
    cord(k, handle(0), 24, t) +
    k.piece(rect(-44, -322, 88, 44, 20), { t, depth: 0.8, reach: 10, cast: 4 }) +
    k.stitch('M-34 -300L34 -300', { c: '#e8d2ae' }) +
    [-122, 122].map(x => stud(k, x, -40, 6) + stud(k, x, -14, 6)).join('') +
    ring(k, -292, -72, 30, 36) +
    ring(k, 292, -72, 30, 36) +
    k.piece(rect(-46, 84, 92, 60, 6), { t, depth: 0.6, reach: 8, cast: 3 }) +
    k.stitch('M-38 92L38 92L38 136L-38 136Z', { c: '#e8d2ae' }) +
    k.line('M-20 110L20 110M-12 121L12 121', { c: '#f0dcb8', w: 2.6 })
  );
};

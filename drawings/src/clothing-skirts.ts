import { at, both, spread, symm } from './path.ts';
import type { Sketch } from './types.ts';

/** Knife pleats: each one a lit face and a shadowed under-fold, fanning from the waist. */
export const pleated: Sketch = k => {
  const n = 13;
  const top = spread(n + 1, -122, 122);
  const hem = spread(n + 1, -292, 292);
  const drop = (x: number) => 380 - (x * x) / 2600;
  const side = (i: number) => {
    const [x, h] = [at(top, i), at(hem, i)];
    return `${x} -330C${x * 1.42} -200 ${h * 0.86} 40 ${h} ${drop(h)}`;
  };
  const rev = (i: number) => `C${at(hem, i) * 0.86} 40 ${at(top, i) * 1.42} -200 ${at(top, i)} -330`;
  const face = k.gradient([
    [0, k.t.hi, 0.5],
    [0.3, k.t.base, 0],
    [0.72, k.t.deep, 0.1],
    [0.93, k.t.deep, 0.75],
    [1, k.t.line, 0.6],
  ]);
  const pleat = (i: number) => {
    const next = at(hem, i + 1);
    return `M${side(i)}L${next + (i < n - 1 ? 5 : 0)} ${drop(next) - 9}L${next} ${drop(next) - 16}${rev(i + 1)}Z`;
  };
  const all = Array.from({ length: n }, (_, i) => i).reverse();
  const outline = symm(`M0 -330L-122 -330C-173 -200 -251 40 -292 347C-200 374 -100 380 0 380`);
  const shade = k.clip(
    outline,
    k.wash(k.t, 0.5) + k.soft('M-140 -340L140 -340L170 -260L-170 -260Z', k.t.deep, 22, 0.5),
  );
  return (
    all
      .map(i =>
        k.piece(pleat(i), {
          cloth: Math.round(((at(hem, i) + at(hem, i + 1)) / 2 / 292) * -14),
          depth: 0,
          edge: 1.4,
          over: k.shape(pleat(i), face),
        }),
      )
      .join('') +
    shade +
    k.piece('M-126 -392C-80 -380 80 -380 126 -392L122 -326C80 -314 -80 -314 -122 -326Z', {
      depth: 0.7,
      reach: 12,
      cast: 5,
    }) +
    k.stitch('M-122 -384C-80 -372 80 -372 122 -384M-118 -334C-80 -323 80 -323 118 -334') +
    k.piece('M70 -386L126 -392L122 -326L72 -320Z', { depth: 0.4, reach: 8, cast: 3 }) +
    k.button(90, -353, 10)
  );
};

/** Pencil skirt: faced waist, darts, a slit in the front panel. */
export const pencil: Sketch = k => {
  const body = symm(
    'M0 -326C-40 -326 -84 -328 -122 -334C-146 -276 -170 -200 -178 -110C-184 30 -176 220 -166 388C-110 399 -50 401 0 401',
  );
  const panel =
    'M62 -326C100 -328 112 -330 122 -334C146 -276 170 -200 178 -110C184 30 176 220 166 388C150 391 130 394 112 396C104 300 84 220 70 120C66 -40 64 -180 62 -326Z';
  return (
    k.piece('M-122 -388C-80 -400 80 -400 122 -388L118 -350L-118 -350Z', {
      fill: k.t.dark,
      depth: 0.5,
      reach: 8,
    }) +
    k.shape('M-24 -390L24 -390L24 -366L-24 -366Z', '#f4efe4') +
    k.line('M-12 -378L12 -378', { c: '#8d8374', w: 3 }) +
    k.piece('M66 180L112 190L109 393L64 396.5Z', { fill: k.t.deep, depth: 0.6, reach: 10 }) +
    k.piece(body, {
      cloth: 0,
      reach: 38,
      cut: 'M72 150C82 230 98 310 105 393L69 396C71 320 72 240 72 150Z',
      over:
        k.folds(
          'M-172 -130C-140 -110 -100 -108 -64 -122M170 -120C142 -98 112 -96 86 -108M-172 -70C-146 -54 -116 -50 -84 -60M-124 40C-130 180 -120 290 -112 394M-56 -200C-70 -60 -70 120 -64 396M20 -240C14 -100 18 60 8 240M150 60C146 180 140 290 136 388',
          { w: 22, blur: 10, o: 0.36 },
        ) + k.soft('M-140 -230C-164 -100 -160 120 -146 340C-116 120 -112 -100 -140 -230Z', k.t.hi, 20, 0.4),
    }) +
    k.clip(
      panel,
      k.soft('M62 -326L74 -326C78 -40 80 80 82 140L70 140C66 -40 64 -180 62 -326Z', k.t.deep, 6, 0.6),
    ) +
    k.line('M62 -326C64 -180 66 -40 72 150C76 200 84 250 92 300') +
    k.line(both('M-74 -328C-80 -290 -84 -262 -86 -236')) +
    k.stitch('M-168 368C-110 379 -50 381 0 381L66 379M112 376L166 367') +
    k.piece(
      'M-126 -392C-80 -380 80 -380 126 -392C126 -370 124 -346 121 -326C80 -316 -80 -316 -121 -326C-124 -346 -126 -370 -126 -392Z',
      { cloth: 0, depth: 0.6, reach: 12, cast: 5 },
    ) +
    k.stitch('M-119 -335C-80 -325 80 -325 119 -335') +
    [k.button(64, -352, 9), k.button(100, -356, 9)].join('')
  );
};

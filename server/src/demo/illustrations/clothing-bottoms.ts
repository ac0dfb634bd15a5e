import type { Kit } from './kit.ts';
import { at, both, flip, points, rect, spread, symm } from './path.ts';
import { stock, tones } from './tones.ts';
import type { Silhouette, Sketch } from './types.ts';

const LEGS = symm(
  'M0 -404C-50 -404 -100 -408 -134 -416C-150 -340 -170 -262 -178 -180C-186 0 -172 290 -160 528C-126 536 -90 538 -52 534C-40 300 -20 50 0 -128',
);

const waistband = (k: Kit, back: boolean): string =>
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
const loops = (k: Kit, xs: number[]): string =>
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
const legFolds = (k: Kit, o = 0.42): string =>
  k.folds(
    both(
      'M-6 -130C-40 -150 -80 -160 -120 -150M-8 -110C-44 -110 -76 -100 -104 -80M-12 -70C-40 -60 -60 -40 -76 -10M-160 150C-130 162 -90 160 -50 140M-166 196C-140 204 -100 204 -60 190M-154 500C-142 470 -134 444 -130 420M-58 510C-60 470 -70 440 -82 420M-166 240C-140 250 -100 246 -64 236',
    ),
    { o, w: 13, blur: 8 },
  );

const chinos: Sketch = k => {
  const crease = 'M-92 -200C-106 0 -108 290 -106 532';
  return (
    waistband(k, true) +
    k.piece(LEGS, {
      cloth: 0,
      reach: 34,
      over: legFolds(k, 0.36) + k.folds(both(crease), { w: 7, blur: 4, o: 0.5 }),
    }) +
    k.line('M0 -392L0 -128') +
    k.stitch('M26 -392C28 -300 28 -230 2 -178') +
    both('M-104 -392C-124 -330 -142 -284 -172 -250')
      .split('M')
      .slice(1)
      .map(d => k.line(`M${d}`, { w: 2.6 }))
      .join('') +
    k.stitch(both('M-94 -392C-114 -326 -134 -276 -170 -240')) +
    k.line(both('M-46 -392C-48 -360 -52 -340 -54 -320')) +
    waistband(k, false) +
    loops(k, [-96, -40, 46, 96]) +
    k.button(0, -416, 9, stock.horn) +
    k.stitch(both('M-160 504C-126 512 -90 514 -53 510'))
  );
};

const jeans: Sketch = k => {
  const thread = { c: k.base[0] > 0.85 ? '#b98a4e' : '#d39a55', w: 2.4, o: 0.95, dash: '8 4' };
  const fade = (d: string, o = 0.5) => k.soft(d, k.t.hi, 20, o);
  const cuff = 'M-168 484C-130 494 -90 496 -46 492L-48 540C-90 546 -130 544 -168 534Z';
  const rivet = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="4.5" fill="#c98d53" stroke="#6d4524" stroke-width="1.4"/>`;
  return (
    waistband(k, true) +
    k.piece(LEGS, {
      cloth: 0,
      texture: 'twill',
      reach: 34,
      over:
        fade(both('M-104 -240C-140 -160 -140 60 -116 130C-80 60 -72 -140 -104 -240Z'), 0.55) +
        fade(both('M-106 210C-126 270 -126 400 -108 450C-86 390 -86 270 -106 210Z'), 0.32) +
        legFolds(k, 0.48) +
        k.folds(both('M-24 -170C-56 -190 -90 -196 -120 -192M-22 -196C-50 -214 -84 -224 -110 -222'), {
          w: 6,
          blur: 3,
          o: 0.4,
        }),
    }) +
    k.line('M0 -392L0 -128') +
    k.line(both('M-168 -180C-176 0 -164 270 -156 484'), { o: 0.35 }) +
    k.stitch('M30 -392C34 -300 32 -220 2 -176M22 -392C25 -304 24 -232 0 -190', thread) +
    k.stitch(both('M-5 -120C-24 60 -44 300 -56 484'), { ...thread, o: 0.55 }) +
    k.shape(both('M-122 -394C-118 -340 -90 -318 -58 -322L-52 -394Z'), k.t.dark, 0.35) +
    k.line(both('M-120 -396C-116 -330 -86 -306 -44 -312L-40 -394')) +
    k.stitch(both('M-128 -392C-124 -322 -90 -298 -36 -304M-126 -394C-120 -328 -88 -304 -37 -309'), thread) +
    k.stitch('M66 -352L104 -344L102 -326', thread) +
    k.line('M64 -356L112 -348') +
    points([-122, -386], [-42, -316], [42, -316], [122, -386], [64, -356])
      .map(([x, y]) => rivet(x, y))
      .join('') +
    waistband(k, false) +
    k.stitch('M-134 -442C-90 -427 90 -427 134 -442M-132 -406C-90 -394 90 -394 132 -406', thread) +
    loops(k, [-100, -52, 56, 100]) +
    `<circle cx="0" cy="-416" r="11" fill="${k.metal(tones([0.66, 0.09, 60]))}" stroke="#5a3a1e" stroke-width="1.6"/><circle cx="0" cy="-416" r="5" fill="none" stroke="#5a3a1e" stroke-width="1.2" opacity=".7"/>` +
    [cuff, flip(cuff)]
      .map(d => k.piece(d, { fill: k.t.light, texture: 'twill', turn: 90, cast: 5, depth: 0.6, reach: 12 }))
      .join('') +
    k.stitch(both('M-167 494C-130 504 -90 506 -47 502'), thread)
  );
};

/** Knife pleats: each one a lit face and a shadowed under-fold, fanning from the waist. */
const pleated: Sketch = k => {
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

const bottom = (label: string, genders: Silhouette['genders'], sketch: Sketch): Silhouette => ({
  label,
  category: 'clothing',
  genders,
  sketch,
  pose: 'flat',
});

export const bottoms = {
  chinos: bottom('Chinos', ['men', 'women', 'unisex'], chinos),
  jeans: bottom('Jeans', ['unisex', 'men', 'women'], jeans),
  'pleated-skirt': bottom('Pleated skirt', ['women'], pleated),
} satisfies Record<string, Silhouette>;

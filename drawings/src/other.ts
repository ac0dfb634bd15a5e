import { at, circle, flip, rect } from './path.ts';
import { sockPack, socks } from './socks.ts';
import { throwBlanket } from './throws.ts';
import { stock } from './tones.ts';
import type { Silhouette, Sketch } from './types.ts';

/** A two-sided box with an overhanging lid, satin ribbon and a full bow. */
const giftBox: Sketch = k => {
  const [L, R] = ['M-262 -48L0 64L0 372L-250 252Z', 'M262 -48L0 64L0 372L250 252Z'];
  const [lidL, lidR, top] = [
    'M-290 -140L0 -22L0 78L-282 -44Z',
    'M290 -140L0 -22L0 78L282 -44Z',
    'M-290 -140L0 -252L290 -140L0 -22Z',
  ];
  const band = (d: string, fill: string) => k.piece(d, { t: k.a, fill, depth: 0.4, reach: 9, edge: 1.6 });
  const loop =
    'M-6 -168C-60 -262 -170 -330 -212 -286C-246 -246 -196 -170 -110 -152C-70 -146 -34 -150 -6 -160Z';
  const hole =
    'M-40 -176C-90 -240 -150 -284 -180 -268C-196 -244 -150 -196 -100 -182C-76 -176 -58 -174 -40 -176Z';
  const tail = 'M-10 -160C-60 -130 -120 -90 -150 -26L-106 -46L-92 2C-70 -60 -30 -110 14 -150Z';
  return (
    k.soft('M-262 250L0 376L270 250L330 290L60 420L-60 400Z', '#3a2f24', 20, 0.34) +
    k.soft('M-250 246L0 372L250 246L250 262L0 390L-250 262Z', '#241b13', 7, 0.5) +
    k.piece(L, {
      cloth: 23,
      depth: 0.5,
      reach: 30,
      over: k.soft('M-290 -70L0 50L0 110L-290 -10Z', k.t.line, 14, 0.4),
    }) +
    k.piece(R, {
      cloth: -23,
      fill: k.t.dark,
      depth: 0.5,
      reach: 30,
      over: k.shape(R, k.t.deep, 0.35) + k.soft('M290 -70L0 50L0 110L290 -10Z', k.t.line, 14, 0.45),
    }) +
    band('M-152 0L-98 22L-96 326L-148 302Z', k.a.base) +
    band('M152 0L98 22L96 326L148 302Z', k.a.mid) +
    k.piece(top, { fill: k.t.light, depth: 0.5, reach: 22 }) +
    k.piece(lidL, { cloth: 22, depth: 0.5, reach: 16, cast: 3 }) +
    k.piece(lidR, { cloth: -22, fill: k.t.dark, depth: 0.5, reach: 16, over: k.shape(lidR, k.t.deep, 0.3) }) +
    band('M-180 -182L-118 -206L176 -94L110 -68Z', k.a.light) +
    band('M180 -182L118 -206L-176 -94L-110 -68Z', k.a.light) +
    band('M-176 -94L-110 -68L-108 33L-170 6Z', k.a.base) +
    band('M176 -94L110 -68L108 33L170 6Z', k.a.mid) +
    [tail, flip(tail)].map(d => k.piece(d, { t: k.a, cast: 7, reach: 12 })).join('') +
    [loop, flip(loop)]
      .map(
        (d, i) =>
          k.piece(d, {
            t: k.a,
            cast: 8,
            reach: 18,
            over: k.folds(
              i
                ? 'M20 -166C60 -200 90 -220 130 -240M20 -160C70 -170 110 -170 150 -180'
                : 'M-20 -166C-60 -200 -90 -220 -130 -240M-20 -160C-70 -170 -110 -170 -150 -180',
              { w: 8, blur: 4, o: 0.6, t: k.a },
            ),
          }) + k.piece(i ? flip(hole) : hole, { t: k.a, fill: k.a.dark, depth: 0.9, reach: 9, edge: 1.4 }),
      )
      .join('') +
    k.piece(
      'M-34 -190C-16 -200 16 -200 34 -190C42 -172 42 -152 34 -136C16 -128 -16 -128 -34 -136C-42 -152 -42 -172 -34 -190Z',
      {
        t: k.a,
        cast: 6,
        reach: 12,
      },
    )
  );
};

/** Keyring: split ring, snap hook and a stitched leather loop. */
const keyring: Sketch = k => {
  const p = stock.gold;
  const loop =
    'M-62 -60C-70 40 -92 180 -84 300C-80 360 -40 388 0 388C40 388 80 360 84 300C92 180 70 40 62 -60Z';
  const key = 'M-12 -40L12 -40L12 170L34 170L34 190L12 190L12 214L40 214L40 236L12 236L12 262L0 276L-12 262Z';
  return (
    k.tube(circle(0, -270, 132), 15, p) +
    k.tube(circle(5, -265, 120), 9, p) +
    `<g transform="translate(-96 -150) rotate(26)">` +
    k.piece(
      'M0 -128C30 -150 66 -132 64 -98C96 -92 104 -52 78 -34C60 -20 34 -24 20 -40L-20 -40C-34 -24 -60 -20 -78 -34C-104 -52 -96 -92 -64 -98C-66 -132 -30 -150 0 -128Z',
      {
        t: stock.steel,
        fill: k.metal(stock.steel),
        depth: 0,
        edge: 2,
        cast: 6,
        cut: circle(0, -98, 19),
      },
    ) +
    k.line('M-58 -66C-40 -52 40 -52 58 -66', { c: stock.steel.deep, w: 3, o: 0.5 }) +
    k.piece(key, { t: stock.steel, fill: k.metal(stock.steel, 1, 0.1), depth: 0, edge: 2, cast: 5 }) +
    k.line('M0 -10L0 250', { c: stock.steel.deep, w: 3, o: 0.7 }) +
    '</g>' +
    `<g transform="translate(70 0) rotate(-7)">` +
    k.tube('M0 -160C-30 -150 -36 -100 0 -84C36 -100 30 -150 0 -160', 13, p) +
    k.piece(rect(-34, -96, 68, 52, 10), { t: p, fill: k.metal(p, 0, 1), depth: 0, edge: 2, cast: 4 }) +
    k.piece(loop, {
      cloth: 0,
      depth: 1.1,
      reach: 24,
      cast: 8,
      over: k.soft('M-50 -40C-54 80 -70 200 -64 290C-30 200 -16 60 -20 -40Z', k.t.hi, 16, 0.5),
    }) +
    k.stitch(
      'M-50 -44C-58 50 -78 180 -70 298C-66 350 -34 374 0 374C34 374 66 350 70 298C78 180 58 50 50 -44',
    ) +
    k.piece(rect(-66, -70, 132, 34, 8), { depth: 0.7, reach: 8, cast: 5 }) +
    `<circle cy="-52" r="9" fill="${k.metal(p)}" stroke="${p.line}" stroke-width="1.6"/>` +
    k.line('M-28 236L28 236M-16 256L16 256', { c: k.t.seam, w: 4, o: 0.9 }) +
    '</g>'
  );
};

/** Open umbrella from the side: five lit panels, scalloped edge, turned wooden crook. */
const umbrella: Sketch = k => {
  const xs = [-340, -216, -76, 76, 216, 340];
  const ys = [-10, 22, 34, 34, 22, -10];
  const rib = (i: number) => `C${at(xs, i) * 0.42} -330 ${at(xs, i) * 0.98} -190 ${at(xs, i)} ${at(ys, i)}`;
  const back = (i: number) => `C${at(xs, i) * 0.98} -190 ${at(xs, i) * 0.42} -330 0 -366`;
  const panel = (i: number) => {
    const [x, X, y, Y] = [at(xs, i), at(xs, i + 1), at(ys, i), at(ys, i + 1)];
    return `M0 -366${rib(i)}C${x + (X - x) * 0.28} ${y - 34} ${x + (X - x) * 0.72} ${Y - 34} ${X} ${Y}${back(i + 1)}Z`;
  };
  const wood = stock.cognac;
  const inner =
    'M-340 -10C-220 -70 220 -70 340 -10C250 10 216 6 216 22C150 10 100 14 76 34C30 12 -30 12 -76 34C-100 14 -150 10 -216 22C-230 6 -280 4 -340 -10Z';
  return (
    k.shape(inner, k.t.line) +
    k.line('M0 -40L-190 4M0 -40L190 4M0 -40L-66 16M0 -40L66 16', { c: stock.steel.dark, w: 4, o: 0.9 }) +
    k.tube('M0 -60L0 300', 13, stock.steel) +
    k.tube('M0 260L0 330C0 392 -20 424 -62 424C-102 424 -118 396 -114 364', 30, wood, false) +
    k.piece(rect(-18, 244, 36, 22, 5), { t: stock.gold, fill: k.metal(stock.gold), depth: 0, edge: 1.4 }) +
    k.tube('M0 -366L0 -424', 12, stock.steel) +
    k.ball(0, -426, 8, stock.steel) +
    xs
      .slice(0, -1)
      .map((_, i) =>
        k.piece(panel(i), {
          cloth: (i - 2) * 14,
          depth: 0.75,
          reach: 26,
          edge: 2,
          fill: at([k.t.light, k.t.base, k.t.base, k.t.mid, k.t.dark], i),
          over: k.shape(
            panel(i),
            k.gradient([
              [0, k.t.deep, 0.5],
              [0.3, k.t.hi, 0.3],
              [0.7, k.t.base, 0],
              [1, k.t.deep, 0.5],
            ]),
          ),
        }),
      )
      .join('') +
    xs
      .map(
        (x, i) =>
          `<circle cx="${x}" cy="${at(ys, i) + 4}" r="5" fill="${stock.steel.light}" stroke="${stock.steel.line}" stroke-width="1.4"/>`,
      )
      .join('') +
    k.piece('M-26 -360C-20 -380 20 -380 26 -360C16 -352 -16 -352 -26 -360Z', {
      depth: 0.6,
      reach: 6,
      cast: 3,
    })
  );
};

const thing = (label: string, sketch: Sketch, pose: Silhouette['pose'] = 'flat'): Silhouette => ({
  label,
  category: 'other',
  genders: ['unisex', 'women', 'men'],
  sketch,
  pose,
});

export const other = {
  'gift-box': thing('Gift box', giftBox, 'standing'),
  socks: thing('Socks', socks),
  'sock-pack': thing('Sock pack', sockPack),
  keyring: thing('Keyring', keyring),
  throw: thing('Knitted throw', throwBlanket),
  umbrella: thing('Umbrella', umbrella),
} satisfies Record<string, Silhouette>;

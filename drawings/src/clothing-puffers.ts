import { label } from './clothing-blocks.ts';
import { ribbedCuffs } from './clothing-knits.ts';
import type { Kit } from './kit.ts';
import { at, both, flip, points, spread, symm } from './path.ts';
import { stock } from './tones.ts';
import type { Sketch } from './types.ts';

/** Quilting lines of the front from the shoulder to the hem, and how far out the side seam is at each. */
const rows = [-300, -196, -92, 12, 116, 220, 318];
const sides = {
  jacket: [-206, -212, -212, -222, -230, -236, -238],
  vest: [-206, -206, -204, -222, -230, -236, -238],
};
const shoulders = {
  jacket: 'M-2 -262L-92 -348L-228 -304C-214 -270 -206 -230',
  vest: 'M-2 -262L-92 -348L-222 -304C-206 -270 -196 -230',
};
const upwards = spread(6, 5, 0);

/** The down is pushed together at every quilting line, above and below. */
const puckers = (xs: number[], y: number, Y: number): string =>
  xs
    .map(
      (x, j) =>
        `M${x} ${y + 10}C${x + 3} ${y + 24} ${x - 4} ${y + 34} ${x - 3 + (j % 2) * 7} ${y + 50}M${x + 14} ${Y + 8}C${x + 12} ${Y - 8} ${x + 18} ${Y - 18} ${x + 16} ${Y - 28}`,
    )
    .join('');

const baffle = (k: Kit, d: string, creases: string, s: 1 | -1, turn = 0): string =>
  k.piece(s < 0 ? d : flip(d), {
    cloth: turn * -s,
    reach: 17,
    depth: 1.25,
    over: k.folds(s < 0 ? creases : flip(creases), { w: 7, blur: 4.5, o: 0.3 }),
  });

/** Half a row of the front; s: -1 the wearer's right. */
function frontRow(k: Kit, kind: 'jacket' | 'vest', i: number, s: 1 | -1): string {
  const [y, Y, x, X] = [at(rows, i), at(rows, i + 1), at(sides[kind], i), at(sides[kind], i + 1)];
  const below = `${X} ${Y}C-130 ${Y + 14} -60 ${Y + 16} -2 ${Y + 14}Z`;
  const d =
    i === 0
      ? `${shoulders[kind]} ${below}`
      : `M-2 ${y + 8}C-60 ${y + 12} -130 ${y + 10} ${x} ${y - 4}C${x - 19} ${y + 26} ${X - 19} ${Y - 30} ${below}`;
  return baffle(k, d, puckers(spread(6, -190, -24), y, Y), s);
}

const front = (k: Kit, kind: 'jacket' | 'vest'): string =>
  k.piece(symm('M0 318C-80 326 -160 326 -238 314C-240 330 -238 344 -232 358C-160 370 -80 374 0 374'), {
    depth: 0.7,
    reach: 10,
  }) + upwards.map(i => frontRow(k, kind, i, -1) + frontRow(k, kind, i, 1)).join('');

/** Stand collar open on the lining, zip, zipped welts. */
function closure(k: Kit): string {
  const welt = 'M-192 142L-176 136L-156 268L-172 274Z';
  return (
    k.piece(
      symm('M0 -262C-40 -280 -74 -310 -96 -346C-104 -380 -100 -404 -92 -424C-60 -440 -30 -444 0 -444'),
      {
        cloth: 0,
        cast: 7,
        reach: 20,
        over:
          k.folds('M-98 -376C-60 -350 -30 -330 0 -322M98 -376C60 -350 30 -330 0 -322', { w: 8, blur: 4 }) +
          k.line('M-100 -382C-60 -352 -30 -336 0 -330C30 -336 60 -352 100 -382'),
      },
    ) +
    k.piece(symm('M0 -300C-34 -312 -66 -350 -78 -420C-50 -430 -20 -432 0 -432'), {
      t: k.a,
      fill: k.a.mid,
      depth: 1,
      reach: 18,
    }) +
    label(k, -404) +
    k.zip(0, -262, 372) +
    [welt, flip(welt)].map(d => k.piece(d, { fill: k.t.dark, depth: 0.3, reach: 5 })).join('') +
    k.line(both('M-183 146L-164 268'), { c: stock.steel.base, w: 3.4, dash: '4 2.5', o: 1 })
  );
}

/** Outer and inner end of each quilting line on the sleeve. */
const outer = points(
  [-236, -304],
  [-320, -200],
  [-346, -106],
  [-362, -12],
  [-376, 82],
  [-386, 176],
  [-390, 262],
);
const inner = points(
  [-222, -290],
  [-214, -150],
  [-228, -70],
  [-242, 6],
  [-256, 84],
  [-270, 164],
  [-282, 250],
);

function sleeveRow(k: Kit, i: number, s: 1 | -1): string {
  const [[ax, ay], [bx, by]] = [at(outer, i), at(inner, i)];
  const [[cx, cy], [dx, dy]] = [at(outer, i + 1), at(inner, i + 1)];
  const d = `M${ax} ${ay}C${ax - 26} ${ay + 24} ${cx - 18} ${cy - 34} ${cx} ${cy}C${(cx * 2 + dx) / 3} ${cy + 22} ${(cx + dx * 2) / 3} ${dy + 18} ${dx} ${dy}C${dx + 14} ${dy - 24} ${bx + 16} ${by + 22} ${bx} ${by}Z`;
  const creases = puckers([ax * 0.66 + bx * 0.34, (ax + bx) / 2], (ay + by) / 2, (cy + dy) / 2);
  return baffle(k, d, creases, s, 10);
}

/** Quilted jacket: the rows carried into the sleeves, knitted cuffs. */
export const puffer: Sketch = k =>
  ribbedCuffs(k) +
  upwards.map(i => sleeveRow(k, i, -1) + sleeveRow(k, i, 1)).join('') +
  front(k, 'jacket') +
  closure(k);

/** Quilted vest: armholes bound in the second color. */
export const vest: Sketch = k => {
  const binding =
    'M-222 -304C-206 -270 -196 -230 -206 -196C-208 -160 -208 -124 -204 -92L-218 -96C-226 -130 -226 -164 -222 -198C-214 -236 -222 -268 -236 -298Z';
  return (
    front(k, 'vest') +
    [binding, flip(binding)].map(d => k.piece(d, { t: k.a, depth: 0.4, reach: 6, edge: 1.6 })).join('') +
    closure(k)
  );
};

import type { Kit } from './kit.ts';
import { rect } from './path.ts';
import { stock, tones } from './tones.ts';
import type { Sketch } from './types.ts';

const leg =
  'M-96 -400L96 -400C98 -250 92 -110 98 10C106 70 60 110 10 140C-70 190 -150 240 -216 270C-280 292 -322 250 -306 196C-290 150 -210 110 -150 60C-110 26 -96 -20 -94 -80C-92 -180 -98 -290 -96 -400Z';
const toe =
  'M-186 90C-130 120 -110 180 -126 228C-160 246 -190 260 -216 270C-280 292 -322 250 -306 196C-296 160 -240 124 -186 90Z';
const heel = 'M98 10C106 70 60 110 10 140C-8 110 -14 70 4 30C30 -10 70 -20 97 -26Z';
const cuff =
  'M-100 -410C-60 -418 60 -418 100 -410C104 -370 102 -330 98 -290C60 -282 -60 -282 -98 -290C-102 -330 -104 -370 -100 -410Z';

/** One sock with contrast heel and toe, two rings in its cuff. */
const sock = (k: Kit, x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  k.piece(leg, {
    cloth: 0,
    reach: 32,
    cast: 11,
    depth: 1.1,
    over: k.folds(
      'M-94 -60C-60 -40 -20 -30 20 -40M-110 0C-70 10 -40 10 -10 4M-140 50C-110 56 -80 60 -50 54',
      { w: 12, blur: 6, o: 0.45 },
    ),
  }) +
  [toe, heel]
    .map(d => k.piece(d, { t: k.a, texture: 'fineRib', turn: 60, depth: 0.8, reach: 16, edge: 1.6 }))
    .join('') +
  k.piece(cuff, {
    texture: 'rib',
    depth: 0.8,
    reach: 16,
    over: k.line('M-102 -362C-60 -370 60 -370 102 -362M-102 -336C-60 -344 60 -344 102 -336', {
      c: k.a.base,
      w: 11,
      o: 1,
    }),
  }) +
  '</g>';

export const socks: Sketch = k => sock(k, 176, -14, 5) + sock(k, -24, 56, -3);

/** Three pairs in a paper band. */
export const sockPack: Sketch = k => {
  const paper = 'M-150 -196C-50 -206 190 -206 330 -190L334 -84C190 -98 -50 -98 -154 -90Z';
  return (
    sock(k, 226, -30, 4) +
    sock(k, 96, 6, 0) +
    sock(k, -34, 44, -4) +
    k.piece(paper, { t: tones([0.86, 0.03, 78]), depth: 0.6, reach: 16, cast: 9, edge: 1.8 }) +
    k.piece(rect(-40, -168, 230, 50, 4), { t: stock.ecru, depth: 0.2, reach: 6, edge: 1.2 }) +
    k.line('M-14 -150L110 -150M-14 -136L60 -136', { c: '#8d8374', w: 5, o: 0.8 }) +
    k.line('M140 -156L140 -130M150 -156L150 -130M158 -156L158 -130M170 -156L170 -130', {
      c: '#5d564b',
      w: 3.6,
      o: 0.8,
    })
  );
};

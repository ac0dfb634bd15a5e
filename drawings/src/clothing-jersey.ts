import { ARM, backNeck, LONG, longSleeves, regular, sleeveFolds, twinStitch } from './clothing-blocks.ts';
import { flag, jersey, SHOULDERS } from './clothing-tees.ts';
import { both, flip, spread, symm } from './path.ts';
import type { Sketch } from './types.ts';

/** Long sleeves, a three-button placket, cuffs and neck in one narrow rib. */
export const henley: Sketch = k => {
  const trim = k.printed ? k.a : k.t;
  const rib = symm('M0 -290C-52 -290 -86 -318 -96 -354L-116 -346C-104 -300 -60 -268 0 -268');
  const cuff = 'M-377 248C-346 262 -314 266 -285 264L-290 312C-320 316 -352 312 -384 300Z';
  return (
    longSleeves(k) +
    [cuff, flip(cuff)]
      .map((d, i) => k.piece(d, { texture: 'fineRib', t: trim, turn: i ? -9 : 9, depth: 0.5, reach: 8 }))
      .join('') +
    backNeck(k) +
    k.piece(symm(`M0 -286C-54 -286 -88 -316 -98 -352${ARM}${regular.side}`), { cloth: 0, over: jersey(k) }) +
    twinStitch(k, regular.hem) +
    k.line(SHOULDERS, { o: 0.5 }) +
    flag(k) +
    k.stitch(both('M-218 -304C-204 -246 -212 -186 -242 -130'), { o: 0.5 }) +
    k.piece('M-24 -276L24 -276L24 -90L-24 -90Z', { t: trim, depth: 0.35, reach: 8, cast: 3, edge: 1.6 }) +
    k.stitch('M-17 -262L-17 -97L17 -97L17 -262M-17 -108L17 -108', { t: trim }) +
    spread(3, -232, -130)
      .map(y => k.button(0, y, 8.5))
      .join('') +
    k.piece(rib, { texture: 'fineRib', t: trim, depth: 0.5, reach: 8, cast: 4, edge: 1.6 })
  );
};

/** Fine-gauge roll-neck: ribbed all over, the collar folded once. */
export const turtleneck: Sketch = k => {
  const body = symm(
    `M0 -330C-50 -330 -90 -340 -104 -356${ARM}C-232 -20 -222 190 -226 352C-160 364 -70 368 0 368`,
  );
  const rib = symm('M0 352C-74 352 -158 348 -227 336L-224 394C-158 404 -74 408 0 408');
  const cuff = 'M-380 236C-348 250 -316 254 -283 252L-290 334C-320 338 -354 334 -390 322Z';
  const roll = symm(
    'M0 -388C-50 -388 -90 -394 -106 -406C-116 -380 -120 -350 -122 -320C-86 -298 -40 -292 0 -292',
  );
  const texture = 'fineRib';
  return (
    [LONG, flip(LONG)]
      .map((d, i) =>
        k.piece(d, { cloth: i ? -8 : 8, texture, turn: i ? -8 : 8, over: sleeveFolds(k, i === 1, 0.5) }),
      )
      .join('') +
    [cuff, flip(cuff)]
      .map((d, i) => k.piece(d, { texture: 'rib', turn: i ? -8 : 8, depth: 0.6, reach: 10 }))
      .join('') +
    k.piece(rib, { texture: 'rib', depth: 0.6, reach: 10 }) +
    k.piece(body, { cloth: 0, texture, reach: 30, over: jersey(k) }) +
    k.piece('M-104 -404C-50 -422 50 -422 104 -404L96 -380C50 -394 -50 -394 -96 -380Z', {
      fill: k.t.dark,
      texture: 'rib',
      depth: 0.7,
      reach: 8,
    }) +
    k.piece(roll, {
      texture: 'rib',
      depth: 0.8,
      reach: 14,
      cast: 7,
      over: k.folds('M-114 -346C-60 -322 60 -322 114 -346M-112 -380C-60 -362 20 -358 70 -366', {
        w: 12,
        blur: 5,
        o: 0.4,
      }),
    }) +
    k.line(SHOULDERS, { o: 0.4 })
  );
};

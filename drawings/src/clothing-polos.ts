import { ARM, backNeck, regular, shortSleeves, twinStitch } from './clothing-blocks.ts';
import { flag, jersey, SHOULDERS } from './clothing-tees.ts';
import type { Kit } from './kit.ts';
import { both, flip, spread, symm } from './path.ts';
import type { Sketch } from './types.ts';

/** Piqué polo: knitted collar and cuffs, a placket with three buttons; the collar may be tipped in the second color. */
function polo(k: Kit, tipped: boolean): string {
  const cuff = 'M-402 -116L-416 -86C-382 -60 -336 -39 -288 -30L-281 -66C-326 -76 -372 -94 -402 -116Z';
  const leaf =
    'M-98 -358C-88 -318 -50 -280 0 -256C-10 -224 -28 -196 -54 -176C-96 -212 -126 -264 -134 -326C-126 -342 -112 -354 -98 -358Z';
  const trim = k.printed ? k.a : k.t;
  const tip = { c: k.printed ? k.t.base : k.a.base, w: 5, o: tipped ? 0.95 : 0 };
  const texture = k.printed ? 'twill' : 'mesh';
  return (
    shortSleeves(k, regular, texture) +
    [cuff, flip(cuff)]
      .map((d, i) => k.piece(d, { texture: 'fineRib', turn: i ? -28 : 28, t: trim, depth: 0.5, reach: 8 }))
      .join('') +
    k.line(both('M-409 -102C-376 -78 -330 -57 -285 -48'), tip) +
    backNeck(k, -262) +
    k.piece(symm(`M0 -262C-50 -280 -84 -318 -98 -352${ARM}${regular.side}`), {
      cloth: 0,
      texture,
      over:
        jersey(k) +
        k.folds('M28 -84C60 -50 84 -10 92 40M-28 -80C-60 -40 -76 0 -80 30', { o: 0.3, w: 14, blur: 7 }),
    }) +
    twinStitch(k, regular.hem) +
    k.line(SHOULDERS, { o: 0.45 }) +
    flag(k) +
    k.line('M-24 -84L24 -84', { w: 3 }) +
    k.piece('M-25 -262L25 -262L25 -80L-25 -80Z', { texture, depth: 0.35, reach: 8, cast: 4, edge: 1.8 }) +
    k.stitch('M-18 -240L-18 -87L18 -87L18 -240M-18 -102L18 -102') +
    spread(3, -208, -122)
      .map(y => k.line(`M-11 ${y}L11 ${y}`, { w: 3, o: 0.9 }) + k.button(0, y, 9))
      .join('') +
    [leaf, flip(leaf)]
      .map((d, i) =>
        k.piece(d, { t: trim, texture: 'fineRib', turn: i ? 42 : -42, depth: 0.7, reach: 12, cast: 8 }),
      )
      .join('') +
    k.line(both('M-121 -318C-112 -272 -88 -228 -55 -194C-36 -212 -22 -230 -14 -250'), tip) +
    k.piece('M-98 -358C-50 -380 50 -380 98 -358L92 -340C50 -360 -50 -360 -92 -340Z', {
      t: trim,
      texture: 'fineRib',
      depth: 0.5,
      reach: 7,
      edge: 1.6,
    })
  );
}

export const plainPolo: Sketch = k => polo(k, false);
export const tippedPolo: Sketch = k => polo(k, true);

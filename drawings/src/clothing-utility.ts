import { bodyFolds, label } from './clothing-blocks.ts';
import { both, flip, spread } from './path.ts';
import { stock } from './tones.ts';
import type { Sketch } from './types.ts';

/** Hunting vest: suede shoulder, bellows pockets with flaps, horn buttons. */
export const huntingVest: Sketch = k => {
  const front =
    'M-92 -356L-204 -312C-188 -256 -190 -200 -218 -150C-212 0 -216 200 -226 350C-150 366 -70 370 8 366L8 -120C-34 -180 -72 -262 -92 -356Z';
  const shoulder =
    'M92 -356L204 -312C188 -256 190 -216 204 -176C170 -160 126 -150 86 -150C54 -154 30 -160 16 -168C48 -220 76 -284 92 -356Z';
  const pocket = 'M-196 120L-46 124L-44 300C-44 312 -52 318 -64 318L-182 312C-194 312 -200 304 -200 292Z';
  const flap = 'M-202 104L-42 108L-42 160L-122 184L-204 156Z';
  const chest = 'M-176 -94L-66 -92L-66 -4L-121 16L-176 -6Z';
  return (
    k.piece('M-94 -356C-50 -376 50 -376 94 -356L60 -220L0 -110L-60 -220Z', {
      t: k.a,
      fill: k.a.mid,
      depth: 1,
      reach: 22,
    }) +
    label(k, -352) +
    [flip(front), front]
      .map((d, i) =>
        k.piece(d, { cloth: 0, texture: 'twill', cast: i * 8, reach: 28, over: bodyFolds(k, 0.32) }),
      )
      .join('') +
    k.piece(shoulder, { t: stock.cognac, texture: 'grain', depth: 0.9, reach: 14, cast: 3 }) +
    k.stitch('M196 -306C182 -256 184 -220 195 -182C166 -168 126 -159 88 -159C60 -162 42 -166 30 -172', {
      c: '#f0d7ae',
    }) +
    k.line(both('M-96 -352C-74 -262 -36 -182 6 -122'), { w: 5 }) +
    k.stitch(both('M-108 -348C-86 -258 -46 -176 0 -112')) +
    k.stitch(both('M-196 -306C-180 -252 -182 -200 -208 -152M-224 332C-150 348 -70 352 -8 348')) +
    [pocket, flip(pocket)]
      .map(d => k.piece(d, { cloth: 0, texture: 'twill', depth: 0.8, reach: 14, cast: 6 }))
      .join('') +
    k.line(both('M-180 130L-182 310M-64 130L-62 316'), { o: 0.6 }) +
    [flap, flip(flap), chest]
      .map(d => k.piece(d, { cloth: 0, texture: 'twill', depth: 0.6, reach: 12, cast: 6 }))
      .join('') +
    k.stitch(both('M-194 112L-195 150L-122 174L-50 153L-50 115')) +
    k.stitch('M-168 -86L-168 -10L-121 7L-74 -10L-74 -84M-168 -70L-74 -68') +
    k.button(-122, 166, 9, stock.horn) +
    k.button(122, 166, 9, stock.horn) +
    spread(5, -84, 312)
      .map(y => k.button(-8, y, 11, stock.horn))
      .join('')
  );
};

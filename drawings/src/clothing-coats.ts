import { ARM, bodyFolds, longSleeves } from './clothing-blocks.ts';
import { lapels, lining } from './clothing-tailoring.ts';
import type { Kit } from './kit.ts';
import { both, flip, points, symm } from './path.ts';
import { stock } from './tones.ts';
import type { Sketch } from './types.ts';

/** Double-breasted trench: storm flap, epaulettes, a belt through a horn buckle. */
export const trench: Sketch = k => {
  const panel = `M-84 -356${ARM}C-226 -30 -208 20 -208 70C-220 200 -248 420 -268 604C-196 622 -110 626 64 622L64 40C20 -60 -40 -200 -84 -356Z`;
  const lapel = 'M-54 -316L-128 -250L-196 -230C-170 -130 -92 -50 36 30L44 10C0 -60 -40 -200 -54 -316Z';
  const collar =
    'M-62 -384C-98 -378 -122 -356 -130 -336L-176 -262L-128 -246L-54 -312C-64 -334 -66 -358 -62 -384Z';
  const flap =
    'M64 -300C140 -300 200 -296 236 -300C220 -250 212 -190 212 -150C170 -120 120 -90 96 -84C84 -140 70 -220 64 -300Z';
  const strap = (d: string) => k.piece(d, { depth: 0.5, reach: 9, cast: 4 });
  const tab = 'M-196 150L-166 158L-190 300L-220 292Z';
  const cuffStrap = 'M-374 206C-344 216 -312 220 -280 218L-282 246C-314 248 -346 244 -378 234Z';
  const ep = 'M-120 -352C-160 -336 -204 -320 -244 -300L-236 -270C-196 -290 -152 -308 -108 -324Z';
  const belt = symm('M0 46C-74 46 -146 42 -213 32L-215 82C-146 92 -74 96 0 96');
  const buckle = 'M-44 34L36 34L36 108L-44 108ZM-30 48L-30 94L22 94L22 48Z';
  return (
    longSleeves(k) +
    lining(k, 20) +
    [flip(panel), panel]
      .map((d, i) =>
        k.piece(d, {
          cloth: 0,
          cast: i * 9,
          reach: 30,
          over:
            bodyFolds(k, 0.3) +
            k.folds(
              both(
                'M-150 100C-160 240 -178 440 -192 610M-70 100C-74 260 -86 440 -94 612M-180 96C-186 140 -190 170 -194 200M-110 100C-110 150 -116 190 -122 220',
              ),
              { w: 16, blur: 9, o: 0.42 },
            ),
        }),
      )
      .join('') +
    k.line('M64 110L64 620') +
    k.stitch('M52 110L52 620') +
    k.piece(flap, { cloth: 0, cast: 7, depth: 0.7, reach: 16 }) +
    k.stitch('M90 -96C120 -104 168 -130 204 -156') +
    lapels(k, lapel, collar, -22) +
    [ep, flip(ep)].map(strap).join('') +
    k.button(-128, -334, 7, stock.horn) +
    k.button(128, -334, 7, stock.horn) +
    [tab, flip(tab)].map(strap).join('') +
    k.button(-203, 272, 6, stock.horn) +
    k.button(203, 272, 6, stock.horn) +
    [cuffStrap, flip(cuffStrap)].map(strap).join('') +
    points([-58, -40], [76, -40], [-58, 170], [-62, 290], [80, 290])
      .map(([x, y]) => k.button(x, y, 10, stock.horn))
      .join('') +
    k.piece(belt, { cast: 8, depth: 0.6, reach: 12 }) +
    k.stitch(
      'M-213 42C-146 52 -74 56 0 56C74 56 146 52 213 42M-214 72C-146 82 -74 86 0 86C74 86 146 82 214 72',
    ) +
    k.piece('M20 52C50 60 78 66 98 70L140 190L96 202C80 160 50 120 8 92Z', {
      cast: 7,
      depth: 0.6,
      reach: 11,
    }) +
    k.piece(buckle, { t: stock.horn, cast: 4, depth: 0.6, reach: 6 })
  );
};

/** A double-breasted wool coat to a given length: notched lapels, horn buttons, welt pockets. */
function coat(k: Kit, panel: string, hem: number, rows: number[]): string {
  const lapel = 'M-54 -316L-132 -262L-196 -262C-176 -140 -96 -50 40 40L48 20C0 -60 -40 -200 -54 -316Z';
  const collar =
    'M-62 -384C-98 -378 -122 -356 -130 -336L-172 -282L-132 -258L-54 -312C-64 -334 -66 -358 -62 -384Z';
  const welt = 'M-196 176L-168 168L-136 292L-164 300Z';
  return (
    longSleeves(k) +
    k.stitch(both('M-373 240C-345 252 -316 256 -288 254')) +
    points([-300, 236], [-302, 214])
      .map(([x, y]) => k.button(x, y, 8, stock.horn) + k.button(-x, y, 8, stock.horn))
      .join('') +
    lining(k, 20) +
    [flip(panel), panel]
      .map((d, i) =>
        k.piece(d, {
          cloth: 0,
          cast: i * 10,
          reach: 36,
          over:
            bodyFolds(k, 0.26) +
            k.folds(
              `M-154 190C-164 300 -174 400 -182 ${hem}M-70 220C-74 320 -84 400 -90 ${hem}M30 260C30 340 24 420 20 ${hem}M150 200C160 300 172 400 180 ${hem}`,
              { w: 24, blur: 12, o: 0.32 },
            ),
        }),
      )
      .join('') +
    k.line(`M66 60L66 ${hem}`) +
    k.stitch(`M52 64L52 ${hem}`) +
    [welt, flip(welt)].map(d => k.piece(d, { cloth: 0, depth: 0.5, reach: 8, cast: 5 })).join('') +
    lapels(k, lapel, collar, -22) +
    rows.map((y, i) => k.button(-76 - i * 4, y, 13, stock.horn) + k.button(48, y, 13, stock.horn)).join('')
  );
}

export const woolCoat: Sketch = k =>
  coat(
    k,
    `M-84 -356${ARM}C-240 30 -238 260 -256 556C-190 574 -90 578 66 574L66 40C20 -60 -40 -200 -84 -356Z`,
    573,
    [66, 176, 286],
  );

/** Pea coat: the same front, cut off at the hip. */
export const peaCoat: Sketch = k =>
  coat(
    k,
    `M-84 -356${ARM}C-242 20 -242 200 -252 408C-190 424 -90 428 66 424L66 40C20 -60 -40 -200 -84 -356Z`,
    423,
    [58, 146, 234, 322],
  );

import { ARM, backNeck, bodyFolds, LONG, longSleeves, sleeveFolds } from './clothing-blocks.ts';
import { ribbedCuffs } from './clothing-knits.ts';
import { at, both, flip, points, spread, symm } from './path.ts';
import { stock, tones } from './tones.ts';
import type { Sketch } from './types.ts';

/** Denim jacket: pointed flaps, two seams down from each yoke, metal buttons, contrast thread. */
export const denimJacket: Sketch = k => {
  const thread = { c: k.base[0] > 0.85 ? '#b98a4e' : '#d39a55', w: 2.4, o: 0.95, dash: '8 4' };
  const metal = tones([0.66, 0.09, 60]);
  const body = symm(
    `M0 -270C-40 -290 -76 -326 -92 -354${ARM}C-238 10 -228 150 -226 246C-150 258 -74 260 0 260`,
  );
  const band = symm('M0 250C-74 250 -150 248 -228 238L-226 304C-150 314 -74 316 0 316');
  const cuff = 'M-378 214C-346 228 -314 232 -284 230L-287 288C-318 292 -350 288 -384 276Z';
  const flap = 'M-172 -118L-62 -118L-62 -86L-117 -58L-172 -86Z';
  const leaf =
    'M-84 -368C-68 -328 -38 -292 0 -266C-18 -236 -50 -208 -84 -186C-116 -228 -136 -282 -138 -334C-124 -354 -104 -366 -84 -368Z';
  const dome = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="10" fill="${k.metal(metal)}" stroke="#5a3a1e" stroke-width="1.5"/><circle cx="${x}" cy="${y}" r="4.5" fill="none" stroke="#5a3a1e" stroke-width="1.1" opacity=".7"/>`;
  return (
    longSleeves(k, 'twill') +
    [cuff, flip(cuff)]
      .map(d => k.piece(d, { texture: 'twill', turn: 90, depth: 0.6, reach: 10, cast: 4 }))
      .join('') +
    k.stitch(both('M-376 224C-346 238 -314 242 -285 240M-380 268C-348 280 -318 283 -288 280'), thread) +
    dome(-300, 262) +
    dome(300, 262) +
    backNeck(k, -268) +
    k.piece(body, {
      cloth: 0,
      texture: 'twill',
      reach: 32,
      over:
        bodyFolds(k, 0.4) +
        k.soft(both('M-150 -40C-166 40 -160 160 -150 230C-130 160 -130 40 -150 -40Z'), k.t.hi, 18, 0.4),
    }) +
    k.line(both('M-254 -132C-170 -118 -90 -116 -22 -120')) +
    k.stitch(both('M-250 -142C-170 -128 -90 -126 -22 -130M-252 -124C-170 -110 -90 -108 -22 -112'), thread) +
    k.line(both('M-148 -60C-140 40 -128 140 -112 244M-86 -60C-82 40 -74 140 -62 246')) +
    k.stitch(both('M-140 -60C-132 40 -120 140 -104 244M-78 -60C-74 40 -66 140 -54 246'), thread) +
    k.piece('M-22 -272L22 -272L22 256L-22 256Z', {
      texture: 'twill',
      depth: 0.4,
      reach: 8,
      edge: 1.8,
      cast: 3,
    }) +
    k.stitch('M-15 -250L-15 254M15 -250L15 254', thread) +
    k.piece(band, { texture: 'twill', turn: 90, depth: 0.7, reach: 10, cast: 4 }) +
    k.stitch(
      'M-226 250C-150 259 -74 261 0 261C74 261 150 259 226 250M-224 294C-150 303 -74 305 0 305C74 305 150 303 224 294',
      thread,
    ) +
    [flap, flip(flap)].map(d => k.piece(d, { texture: 'twill', depth: 0.6, reach: 10, cast: 6 })).join('') +
    k.stitch(both('M-165 -112L-165 -90L-117 -66L-69 -90L-69 -112'), thread) +
    dome(-117, -82) +
    dome(117, -82) +
    spread(5, -190, 200)
      .map(y => dome(0, y))
      .join('') +
    dome(0, 284) +
    [leaf, flip(leaf)]
      .map((d, i) => k.piece(d, { texture: 'twill', turn: i ? 40 : -40, depth: 0.7, reach: 14, cast: 8 }))
      .join('') +
    k.stitch(both('M-87 -200C-112 -238 -128 -284 -130 -330M-82 -198C-54 -216 -30 -240 -12 -262'), thread) +
    k.piece('M-84 -368C-50 -386 50 -386 84 -368L78 -338C50 -352 -50 -352 -78 -338Z', {
      texture: 'twill',
      fill: k.t.mid,
      depth: 0.5,
      reach: 9,
    })
  );
};

/** Quilted jacket: the vest's rows carried into the sleeves, stand collar, knitted cuffs. */
export const puffer: Sketch = k => {
  const rows = [-300, -196, -92, 12, 116, 220, 318];
  const side = [-206, -212, -212, -222, -230, -236, -238];
  const puckers = (xs: number[], y: number, Y: number) =>
    xs
      .map(
        (x, j) =>
          `M${x} ${y + 14}C${x + 3} ${y + 26} ${x - 4} ${y + 34} ${x - 2 + (j % 2) * 5} ${y + 42}M${x + 14} ${Y + 6}C${x + 12} ${Y - 6} ${x + 18} ${Y - 14} ${x + 16} ${Y - 22}`,
      )
      .join('');
  const baffle = (d: string, creases: string, s: 1 | -1, turn = 0) =>
    k.piece(s < 0 ? d : flip(d), {
      cloth: turn * -s,
      reach: 17,
      depth: 1.25,
      over: k.folds(s < 0 ? creases : flip(creases), { w: 5, blur: 3, o: 0.45 }),
    });
  const bodyRow = (i: number, s: 1 | -1) => {
    const [y, Y, x, X] = [at(rows, i), at(rows, i + 1), at(side, i), at(side, i + 1)];
    const d =
      i === 0
        ? `M-2 -262L-92 -348L-228 -304C-214 -270 -206 -230 ${X} ${Y}C-130 ${Y + 14} -60 ${Y + 16} -2 ${Y + 14}Z`
        : `M-2 ${y + 8}C-60 ${y + 12} -130 ${y + 10} ${x} ${y - 4}C${x - 18} ${y + 26} ${X - 18} ${Y - 30} ${X} ${Y}C-130 ${Y + 14} -60 ${Y + 16} -2 ${Y + 14}Z`;
    return baffle(d, puckers(spread(6, -190, -24), y, Y), s);
  };
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
  const sleeveRow = (i: number, s: 1 | -1) => {
    const [[ax, ay], [bx, by]] = [at(outer, i), at(inner, i)];
    const [[cx, cy], [dx, dy]] = [at(outer, i + 1), at(inner, i + 1)];
    const d = `M${ax} ${ay}C${ax - 26} ${ay + 24} ${cx - 18} ${cy - 34} ${cx} ${cy}C${(cx * 2 + dx) / 3} ${cy + 22} ${(cx + dx * 2) / 3} ${dy + 18} ${dx} ${dy}C${dx + 14} ${dy - 24} ${bx + 16} ${by + 22} ${bx} ${by}Z`;
    return baffle(d, puckers([ax * 0.66 + bx * 0.34, (ax + bx) / 2], (ay + by) / 2, (cy + dy) / 2), s, 10);
  };
  const order = spread(6, 5, 0);
  const collar = symm(
    'M0 -262C-40 -280 -74 -310 -96 -346C-104 -380 -100 -404 -92 -424C-60 -440 -30 -444 0 -444',
  );
  const lining = symm('M0 -300C-34 -312 -66 -350 -78 -420C-50 -430 -20 -432 0 -432');
  return (
    ribbedCuffs(k) +
    order.map(i => sleeveRow(i, -1) + sleeveRow(i, 1)).join('') +
    k.piece(symm('M0 318C-80 326 -160 326 -238 314C-240 330 -238 344 -232 358C-160 370 -80 374 0 374'), {
      depth: 0.7,
      reach: 10,
    }) +
    order.map(i => bodyRow(i, -1) + bodyRow(i, 1)).join('') +
    k.piece(collar, {
      cloth: 0,
      cast: 7,
      reach: 20,
      over:
        k.folds('M-98 -376C-60 -350 -30 -330 0 -322M98 -376C60 -350 30 -330 0 -322', { w: 8, blur: 4 }) +
        k.line('M-100 -382C-60 -352 -30 -336 0 -330C30 -336 60 -352 100 -382'),
    }) +
    k.piece(lining, { t: k.a, fill: k.a.mid, depth: 1, reach: 18 }) +
    k.shape('M-24 -404L24 -404L24 -372L-24 -372Z', k.t.base) +
    k.line('M-12 -388L12 -388', { c: k.t.hi, w: 3 }) +
    k.zip(0, -262, 372) +
    ['M-192 142L-176 136L-156 268L-172 274Z', 'M192 142L176 136L156 268L172 274Z']
      .map(d => k.piece(d, { fill: k.t.dark, depth: 0.3, reach: 5 }))
      .join('') +
    k.line(both('M-183 146L-164 268'), { c: stock.steel.base, w: 3.4, dash: '4 2.5', o: 1 })
  );
};

/** Straight wool coat: notched lapels, two rows of buttons, welt pockets. */
export const woolCoat: Sketch = k => {
  const panel = `M-84 -356${ARM}C-240 30 -238 260 -256 556C-190 574 -90 578 66 574L66 40C20 -60 -40 -200 -84 -356Z`;
  const lapel = 'M-54 -316L-132 -262L-196 -262C-176 -140 -96 -50 40 40L48 20C0 -60 -40 -200 -54 -316Z';
  const collar =
    'M-62 -384C-98 -378 -122 -356 -130 -336L-172 -282L-132 -258L-54 -312C-64 -334 -66 -358 -62 -384Z';
  const welt = 'M-190 180L-164 172L-132 296L-158 304Z';
  const inside = k.piece('M-92 -360C-50 -376 50 -376 92 -360L50 -180L10 20L-10 20L-50 -180Z', {
    t: k.a,
    fill: k.a.mid,
    depth: 1.1,
    reach: 26,
  });
  return (
    [LONG, flip(LONG)]
      .map((d, i) =>
        k.piece(d, {
          cloth: i ? -9 : 9,
          reach: 32,
          over: sleeveFolds(k, i === 1),
        }),
      )
      .join('') +
    k.stitch(both('M-373 240C-345 252 -316 256 -288 254')) +
    points([-300, 236], [-302, 216])
      .map(([x, y]) => k.button(x, y, 7, stock.horn) + k.button(-x, y, 7, stock.horn))
      .join('') +
    inside +
    k.shape('M-26 -346L26 -346L26 -314L-26 -314Z', k.a.lch[0] > 0.6 ? k.t.mid : '#f4efe4') +
    k.line('M-13 -330L13 -330', { c: k.a.lch[0] > 0.6 ? k.t.hi : '#8d8374', w: 3 }) +
    [flip(panel), panel]
      .map((d, i) =>
        k.piece(d, {
          cloth: 0,
          cast: i * 10,
          reach: 36,
          over:
            bodyFolds(k, 0.28) +
            k.folds(
              both(
                'M-150 200C-160 320 -170 440 -176 570M-70 220C-74 340 -82 460 -88 572M-170 60C-150 90 -120 100 -90 96',
              ),
              { w: 20, blur: 12, o: 0.34 },
            ),
        }),
      )
      .join('') +
    k.line('M66 60L66 572') +
    k.stitch('M52 64L52 572') +
    [welt, flip(welt)].map(d => k.piece(d, { cloth: 0, depth: 0.5, reach: 8, cast: 5 })).join('') +
    [lapel, flip(lapel)]
      .map((d, i) => k.piece(d, { cloth: i ? 22 : -22, cast: 9, depth: 0.8, reach: 18 }))
      .join('') +
    k.piece('M-64 -382C-30 -392 30 -392 64 -382L62 -340C30 -352 -30 -352 -62 -340Z', {
      fill: k.t.mid,
      depth: 0.6,
      reach: 10,
    }) +
    [collar, flip(collar)]
      .map((d, i) => k.piece(d, { cloth: i ? 40 : -40, cast: 6, depth: 0.8, reach: 14 }))
      .join('') +
    points([-76, 66], [48, 66], [-80, 176], [48, 176], [-84, 286], [48, 286])
      .map(([x, y]) => k.button(x, y, 13, stock.horn))
      .join('')
  );
};

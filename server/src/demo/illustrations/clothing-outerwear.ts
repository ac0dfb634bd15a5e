import { ARM, bodyFolds, label, longSleeves } from './clothing-blocks.ts';
import { denimJacket, puffer, woolCoat } from './clothing-jackets.ts';
import { ribbedCuffs } from './clothing-knits.ts';
import type { Kit } from './kit.ts';
import { at, both, flip, points, spread, symm } from './path.ts';
import { stock } from './tones.ts';
import type { Silhouette, Sketch } from './types.ts';

const lining = (k: Kit, to: number): string =>
  k.piece(`M-92 -360C-50 -376 50 -376 92 -360L50 -180L10 ${to}L-10 ${to}L-50 -180Z`, {
    t: k.a,
    fill: k.a.mid,
    depth: 1.1,
    reach: 26,
  }) +
  k.piece('M-88 -362C-50 -376 50 -376 88 -362L78 -318C40 -332 -40 -332 -78 -318Z', {
    fill: k.t.dark,
    depth: 0.4,
    reach: 8,
    edge: 1.4,
  }) +
  k.shape('M-26 -322L26 -322L26 -290L-26 -290Z', k.a.lch[0] > 0.6 ? k.t.mid : '#f4efe4') +
  k.line('M-13 -306L13 -306', { c: k.a.lch[0] > 0.6 ? k.t.hi : '#8d8374', w: 3 });

const lapels = (k: Kit, lapel: string, collar: string, cloth: number): string =>
  [lapel, flip(lapel)]
    .map((d, i) => k.piece(d, { cloth: i ? -cloth : cloth, cast: 8, depth: 0.8, reach: 18 }))
    .join('') +
  k.piece('M-64 -380C-30 -390 30 -390 64 -380L62 -338C30 -350 -30 -350 -62 -338Z', {
    fill: k.t.mid,
    depth: 0.6,
    reach: 10,
  }) +
  [collar, flip(collar)]
    .map((d, i) => k.piece(d, { cloth: i ? 40 : -40, cast: 5, depth: 0.8, reach: 14 }))
    .join('');

const blazer: Sketch = k => {
  const panel = `M-84 -356${ARM}C-228 -20 -222 80 -234 200C-246 290 -252 350 -256 420C-200 432 -136 436 -84 434C-30 430 10 400 16 330L16 60C-20 -60 -50 -200 -84 -356Z`;
  const lapel = 'M-56 -316L-124 -258L-180 -244C-158 -140 -92 -10 4 84L16 60C-20 -60 -46 -200 -56 -316Z';
  const collar =
    'M-62 -382C-94 -376 -112 -356 -116 -344L-156 -280L-124 -258L-56 -314C-64 -334 -66 -356 -62 -382Z';
  const flap =
    'M-196 190C-160 188 -120 186 -82 182L-80 224C-120 230 -160 232 -194 232C-198 220 -198 204 -196 190Z';
  return (
    longSleeves(k) +
    points([-298, 240], [-300, 222], [-302, 204])
      .map(([x, y]) => k.button(x, y, 6) + k.button(-x, y, 6))
      .join('') +
    lining(k, 80) +
    [panel, flip(panel)]
      .map((d, i) =>
        k.piece(d, {
          cloth: 0,
          cast: i * 8,
          reach: 28,
          over: bodyFolds(k, 0.34) + k.folds(both('M-40 96C-90 120 -140 120 -196 100'), { o: 0.35, w: 12 }),
        }),
      )
      .join('') +
    k.line(both('M-112 -90C-106 0 -108 80 -112 180'), { o: 0.7 }) +
    [flap, flip(flap)].map(d => k.piece(d, { cloth: 0, cast: 6, depth: 0.6, reach: 12 })).join('') +
    k.piece('M112 -128L188 -192L204 -140L190 -120Z', { t: k.a, depth: 0.6, reach: 10 }) +
    k.line('M140 -140L170 -164M156 -136L186 -162', { t: k.a }) +
    k.piece('M98 -122L196 -138L198 -110L100 -94Z', { cloth: 0, depth: 0.4, reach: 8, cast: 3 }) +
    lapels(k, lapel, collar, -22) +
    k.button(0, 96, 11) +
    k.button(0, 178, 11) +
    k.line('M-152 -236L-138 -228', { w: 3 })
  );
};

const trench: Sketch = k => {
  const panel = `M-84 -356${ARM}C-226 -30 -208 20 -208 70C-220 200 -248 420 -268 604C-196 622 -110 626 64 622L64 40C20 -60 -40 -200 -84 -356Z`;
  const lapel = 'M-54 -316L-128 -250L-196 -230C-170 -130 -92 -50 36 30L44 10C0 -60 -40 -200 -54 -316Z';
  const collar =
    'M-62 -384C-98 -378 -122 -356 -130 -336L-176 -262L-128 -246L-54 -312C-64 -334 -66 -358 -62 -384Z';
  const flap =
    'M64 -300C140 -300 200 -296 236 -300C220 -250 212 -190 212 -150C170 -120 120 -90 96 -84C84 -140 70 -220 64 -300Z';
  const strap = (d: string) => k.piece(d, { depth: 0.5, reach: 9, cast: 4 });
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
    both('M-196 150L-166 158L-190 300L-220 292Z')
      .split('Z')
      .slice(0, 2)
      .map(d => strap(`${d}Z`))
      .join('') +
    k.button(-203, 272, 6, stock.horn) +
    k.button(203, 272, 6, stock.horn) +
    both('M-374 206C-344 216 -312 220 -280 218L-282 246C-314 248 -346 244 -378 234Z')
      .split('Z')
      .slice(0, 2)
      .map(d => strap(`${d}Z`))
      .join('') +
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

const bomber: Sketch = k => {
  const body = symm(
    `M0 -300C-40 -300 -76 -318 -92 -346${ARM}C-246 30 -250 190 -260 300C-258 322 -248 336 -234 342C-156 352 -74 356 0 356`,
  );
  const collar = symm(
    'M0 -296C-44 -298 -84 -318 -98 -384C-110 -380 -118 -370 -122 -340C-112 -292 -66 -262 0 -258',
  );
  const hem = symm('M0 330C-78 330 -160 326 -244 314C-246 344 -242 372 -234 396C-156 410 -76 414 0 414');
  const stripe = (d: string) => k.line(d, { w: 9, c: k.a.base, o: 1 });
  const ruche = k.folds(
    both(
      'M-196 342C-204 300 -198 270 -186 240M-150 346C-152 310 -144 280 -134 250M-100 350C-102 316 -110 290 -118 270M-50 352C-52 320 -46 296 -42 276',
    ),
    { w: 11, blur: 5, o: 0.5 },
  );
  return (
    ribbedCuffs(k) +
    longSleeves(k) +
    k.piece(hem, {
      texture: 'rib',
      depth: 0.6,
      reach: 12,
      over:
        stripe('M-246 346C-156 362 -76 366 0 366C76 366 156 362 246 346') +
        stripe('M-242 372C-156 388 -76 392 0 392C76 392 156 388 242 372'),
    }) +
    k.piece('M-98 -382C-60 -396 60 -396 98 -382C94 -330 50 -296 0 -292C-50 -296 -94 -330 -98 -382Z', {
      fill: k.t.dark,
      texture: 'rib',
      depth: 0.8,
      reach: 14,
    }) +
    label(k, -350) +
    k.piece(body, {
      cloth: 0,
      reach: 30,
      over:
        bodyFolds(k, 0.46) +
        ruche +
        k.soft('M-150 -200C-130 -100 -120 40 -130 180C-160 120 -176 -60 -150 -200Z', k.t.hi, 16, 0.5) +
        k.soft('M70 -220C80 -100 90 40 84 160C60 80 50 -80 70 -220Z', k.t.hi, 16, 0.3),
    }) +
    k.piece(collar, {
      texture: 'rib',
      depth: 0.6,
      reach: 10,
      cast: 4,
      over: stripe('M-112 -356C-104 -306 -62 -276 0 -272C62 -276 104 -306 112 -356'),
    }) +
    k.zip(0, -262, 410) +
    k.line('M-12 -256L-12 352M12 -256L12 352') +
    k.stitch('M-22 -252L-22 350M22 -252L22 350') +
    both('M-178 92L-158 88L-112 232L-132 240Z')
      .split('Z')
      .slice(0, 2)
      .map(d => k.piece(`${d}Z`, { depth: 0.5, reach: 7, cast: 4 }))
      .join('') +
    k.line(both('M-166 98L-124 230'), { w: 3 }) +
    k.line('M266 -136L286 -30', { c: stock.steel.base, w: 4, o: 1, dash: '4 2.5' }) +
    k.line('M267 -132L272 -100', { c: stock.steel.light, w: 6, o: 1 }) +
    k.line('M257 -138L277 -26L295 -30L275 -142Z', { o: 0.7 })
  );
};

const vest: Sketch = k => {
  const rows = [-300, -196, -92, 12, 116, 220, 318];
  const side = [-206, -206, -204, -222, -230, -236, -238];
  const baffle = (i: number, s: 1 | -1) => {
    const [y, Y, x, X] = [at(rows, i), at(rows, i + 1), at(side, i), at(side, i + 1)];
    const d =
      i === 0
        ? `M-2 -262L-92 -348L-222 -304C-206 -270 -196 -230 ${X} ${Y}C-130 ${Y + 14} -60 ${Y + 16} -2 ${Y + 14}Z`
        : `M-2 ${y + 8}C-60 ${y + 12} -130 ${y + 10} ${x} ${y - 4}C${x - 20} ${y + 26} ${X - 20} ${Y - 30} ${X} ${Y}C-130 ${Y + 14} -60 ${Y + 16} -2 ${Y + 14}Z`;
    const puckers = spread(6, -190, -24)
      .map(
        (px, j) =>
          `M${px} ${y + 14}C${px + 3} ${y + 26} ${px - 4} ${y + 34} ${px - 2 + (j % 2) * 5} ${y + 42}M${px + 14} ${Y + 6}C${px + 12} ${Y - 6} ${px + 18} ${Y - 14} ${px + 16} ${Y - 22}`,
      )
      .join('');
    return k.piece(s < 0 ? d : flip(d), {
      cloth: 0,
      reach: 17,
      depth: 1.25,
      over: k.folds(s < 0 ? puckers : flip(puckers), { w: 5, blur: 3, o: 0.45 }),
    });
  };
  const collar = symm(
    'M0 -262C-40 -280 -74 -310 -96 -346C-104 -380 -100 -404 -92 -424C-60 -440 -30 -444 0 -444',
  );
  const inner = symm('M0 -300C-34 -312 -66 -350 -78 -420C-50 -430 -20 -432 0 -432');
  const arm =
    'M-222 -304C-206 -270 -196 -230 -206 -196C-208 -160 -208 -124 -204 -92L-218 -96C-226 -130 -226 -164 -222 -198C-214 -236 -222 -268 -236 -298Z';
  return (
    k.piece(symm('M0 318C-80 326 -160 326 -238 314C-240 330 -238 344 -232 358C-160 370 -80 374 0 374'), {
      depth: 0.7,
      reach: 10,
    }) +
    rows
      .slice(0, -1)
      .map((_, i) => baffle(rows.length - 2 - i, -1) + baffle(rows.length - 2 - i, 1))
      .join('') +
    [arm, flip(arm)].map(d => k.piece(d, { t: k.a, depth: 0.4, reach: 6, edge: 1.6 })).join('') +
    k.piece(collar, {
      cloth: 0,
      cast: 7,
      reach: 20,
      over:
        k.folds('M-98 -376C-60 -350 -30 -330 0 -322M98 -376C60 -350 30 -330 0 -322', { w: 8, blur: 4 }) +
        k.line('M-100 -382C-60 -352 -30 -336 0 -330C30 -336 60 -352 100 -382'),
    }) +
    k.piece(inner, { t: k.a, fill: k.a.mid, depth: 1, reach: 18 }) +
    k.shape('M-24 -404L24 -404L24 -372L-24 -372Z', k.t.base) +
    k.line('M-12 -388L12 -388', { c: k.t.hi, w: 3 }) +
    k.zip(0, -262, 372) +
    both('M-192 142L-176 136L-156 268L-172 274Z')
      .split('Z')
      .slice(0, 2)
      .map(d => k.piece(`${d}Z`, { fill: k.t.dark, depth: 0.3, reach: 5 }))
      .join('') +
    k.line(both('M-183 146L-164 268'), { c: stock.steel.base, w: 3.4, dash: '4 2.5', o: 1 })
  );
};

const coat = (label: string, genders: Silhouette['genders'], sketch: Sketch): Silhouette => ({
  label,
  category: 'clothing',
  genders,
  sketch,
  pose: 'flat',
});

export const outerwear = {
  blazer: coat('Blazer', ['men', 'women'], blazer),
  bomber: coat('Bomber jacket', ['unisex', 'men', 'women'], bomber),
  trench: coat('Trench coat', ['women', 'men'], trench),
  'denim-jacket': coat('Denim jacket', ['unisex', 'men', 'women'], denimJacket),
  'wool-coat': coat('Wool coat', ['men', 'women'], woolCoat),
  'puffer-jacket': coat('Puffer jacket', ['unisex', 'men', 'women'], puffer),
  'puffer-vest': coat('Puffer vest', ['unisex', 'men', 'women'], vest),
} satisfies Record<string, Silhouette>;

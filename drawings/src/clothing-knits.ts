import { ARM, backNeck, bodyFolds, label, longSleeves } from './clothing-blocks.ts';
import type { Kit } from './kit.ts';
import { both, flip, spread, symm } from './path.ts';
import type { Silhouette, Sketch } from './types.ts';

/** Ribbed cuffs and hem, drawn in below the blouson fullness of body and sleeves. */
const CUFF =
  'M-374 256C-346 268 -316 273 -287 271C-291 294 -296 314 -298 336C-322 340 -346 335 -366 326C-368 302 -372 280 -374 256Z';
const HEM = symm('M0 338C-78 338 -160 334 -238 322C-240 346 -236 366 -230 386C-156 400 -76 404 0 404');
const sweatBody = symm(
  `M0 -284C-54 -284 -88 -314 -98 -352${ARM}C-244 20 -244 200 -252 312C-250 332 -242 342 -230 348C-156 358 -76 362 0 362`,
);

export const ribbedCuffs = (k: Kit): string =>
  [CUFF, flip(CUFF)]
    .map((d, i) => k.piece(d, { texture: 'rib', turn: i ? -8 : 8, depth: 0.6, reach: 10 }))
    .join('');
const ribbedHem = (k: Kit): string => k.piece(HEM, { texture: 'rib', depth: 0.6, reach: 12 });
const gathers = (k: Kit): string =>
  k.folds(
    both(
      'M-190 350C-194 320 -190 300 -182 276M-140 356C-142 330 -136 310 -128 290M-84 360C-84 336 -90 316 -96 300M-30 362C-30 336 -24 320 -22 304',
    ),
    { w: 10, blur: 5, o: 0.4 },
  );

const sweatshirt: Sketch = k =>
  ribbedCuffs(k) +
  longSleeves(k) +
  backNeck(k, -280) +
  ribbedHem(k) +
  k.piece(sweatBody, { cloth: 0, over: bodyFolds(k) + gathers(k) }) +
  k.piece('M-40 -262L40 -262L0 -204Z', { texture: 'fineRib', depth: 0.4, reach: 8, edge: 1.6 }) +
  k.piece(symm('M0 -286C-54 -286 -88 -316 -98 -354L-126 -343C-112 -292 -66 -252 0 -252'), {
    texture: 'rib',
    depth: 0.5,
    reach: 9,
    cast: 3,
  }) +
  k.stitch('M-135 -339C-120 -284 -70 -243 0 -243C70 -243 120 -284 135 -339') +
  k.stitch(both('M-216 -306C-200 -246 -210 -186 -242 -130'), { o: 0.5 });

const hoodie: Sketch = k => {
  const hood = symm(
    'M0 -470C-84 -470 -140 -424 -148 -356C-152 -322 -142 -296 -122 -280C-84 -258 -40 -242 0 -216',
  );
  const mouth = symm('M0 -432C-62 -432 -100 -392 -102 -344C-98 -306 -52 -282 0 -244');
  const pocket = symm('M0 150L-104 150C-112 190 -136 232 -176 262L-180 350C-120 356 -60 358 0 358');
  const cord = (x: number, y: number) =>
    k.line(`M${x} -262C${x * 1.12} -220 ${x * 1.2} -170 ${x * 1.05} ${y}`, { w: 8, c: k.a.dark, o: 1 }) +
    k.line(`M${x} -262C${x * 1.12} -220 ${x * 1.2} -170 ${x * 1.05} ${y}`, { w: 5, c: k.a.base, o: 1 }) +
    k.piece(
      `M${x * 1.05 - 5} ${y}L${x * 1.05 + 5} ${y}L${x * 1.05 + 4} ${y + 26}L${x * 1.05 - 4} ${y + 26}Z`,
      {
        fill: '#b9b4aa',
        depth: 0,
        edge: 1.4,
      },
    );
  return (
    ribbedCuffs(k) +
    longSleeves(k) +
    ribbedHem(k) +
    k.piece(sweatBody, { cloth: 0, over: bodyFolds(k) + gathers(k) }) +
    k.stitch(both('M-216 -306C-200 -246 -210 -186 -242 -130'), { o: 0.5 }) +
    k.piece(pocket, { cloth: 0, cast: 5, depth: 0.7, reach: 14 }) +
    k.stitch(`M-98 160L98 160${both('M-114 162C-122 196 -142 236 -170 264')}`) +
    k.piece(hood, {
      cloth: 0,
      cast: 10,
      reach: 26,
      over: k.folds(both('M-128 -300C-100 -286 -60 -268 -14 -236M-140 -350C-132 -316 -112 -300 -90 -288'), {
        w: 9,
        blur: 5,
      }),
    }) +
    k.piece(mouth, {
      fill: k.t.dark,
      depth: 1.3,
      reach: 26,
      over:
        k.line('M0 -432L0 -250', { o: 0.6 }) +
        k.soft(
          'M-90 -330C-60 -400 60 -400 90 -330C60 -300 30 -280 0 -250C-30 -280 -60 -300 -90 -330Z',
          k.t.line,
          22,
          0.5,
          0,
          16,
        ),
    }) +
    label(k, -328) +
    k.stitch(both('M0 -230C-54 -266 -112 -294 -116 -346C-114 -400 -68 -446 0 -446')) +
    [-58, 58]
      .map(x => `<circle cx="${x}" cy="-262" r="7" fill="#b9b4aa" stroke="${k.t.line}" stroke-width="2"/>`)
      .join('') +
    cord(-58, -78) +
    cord(58, -98)
  );
};

/** Aran jumper: stocking-stitch ground, two plaited cables and a deep folded rib. */
const jumper: Sketch = k => {
  const lobe = (x: number, y: number) =>
    `M${x - 26} ${y + 26}C${x - 34} ${y - 14} ${x + 2} ${y - 12} ${x + 26} ${y - 36}C${x + 34} ${y + 2} ${x - 2} ${y + 2} ${x - 26} ${y + 26}Z`;
  const sheen = k.gradient(
    [
      [0, k.t.light],
      [0.5, k.t.hi],
      [1, k.t.mid],
    ],
    0,
    0,
    0.4,
    1,
  );
  const plait = (x: number) =>
    spread(20, -310, 350)
      .map(
        y =>
          k.soft(lobe(x, y), k.t.deep, 3, 0.8, 1, 6) +
          k.shape(lobe(x, y), sheen) +
          k.line(lobe(x, y), { w: 1.6, c: k.t.deep, o: 0.8 }),
      )
      .join('');
  const rail = (x: number) =>
    k.line(`M${x - 38} -330L${x - 38} 350M${x + 38} -330L${x + 38} 350`, { w: 5, c: k.t.dark, o: 0.55 }) +
    k.line(`M${x - 43} -330L${x - 43} 350M${x + 33} -330L${x + 33} 350`, { w: 4, c: k.t.hi, o: 0.6 });
  const cables =
    k.pattern === 'plain'
      ? [-92, 92]
          .map(
            x =>
              k.shape(`M${x - 38} -330L${x + 38} -330L${x + 38} 352L${x - 38} 352Z`, k.t.mid) +
              plait(x) +
              rail(x),
          )
          .join('')
      : '';
  return (
    ribbedCuffs(k) +
    longSleeves(k, 'knit') +
    backNeck(k, -276) +
    ribbedHem(k) +
    k.piece(sweatBody, {
      cloth: 0,
      texture: 'knit',
      inside: cables,
      over: bodyFolds(k, 0.42) + gathers(k),
      reach: 32,
    }) +
    k.piece('M-110 -362C-60 -388 60 -388 110 -362L98 -336C60 -360 -60 -360 -98 -336Z', {
      texture: 'rib',
      depth: 0.5,
      reach: 8,
    }) +
    k.piece(
      symm('M0 -280C-56 -280 -92 -312 -100 -362C-112 -362 -124 -356 -134 -344C-122 -288 -70 -236 0 -236'),
      {
        texture: 'rib',
        depth: 0.7,
        reach: 12,
        cast: 5,
      },
    )
  );
};

const cardigan: Sketch = k => {
  const front = `M-100 -352${ARM}C-244 20 -244 200 -252 312C-250 332 -242 342 -230 348C-160 358 -84 362 0 362L0 -24C-50 -110 -84 -220 -100 -352Z`;
  const bandPath =
    'M-86 -366C-74 -230 -40 -110 18 -30L18 404L-18 404L-18 -14C-70 -100 -102 -220 -114 -346C-108 -358 -98 -364 -86 -366Z';
  const trim = k.pattern === 'plain' || k.pattern === 'chunky' ? k.t : k.a;
  const pocket = 'M-186 150L-72 150L-72 300L-186 296Z';
  const band = 'M-188 146L-70 146L-70 174L-188 174Z';
  return (
    ribbedCuffs(k) +
    longSleeves(k, 'knit') +
    k.piece('M-96 -352C-60 -374 60 -374 96 -352L60 -150L0 -20L-60 -150Z', {
      fill: k.t.dark,
      texture: 'knit',
      depth: 0.9,
      reach: 22,
    }) +
    label(k, -338) +
    ribbedHem(k) +
    [front, flip(front)]
      .map(d => k.piece(d, { cloth: 0, texture: 'knit', over: bodyFolds(k, 0.4) + gathers(k) }))
      .join('') +
    [pocket, flip(pocket)]
      .map(d => k.piece(d, { cloth: 0, texture: 'knit', cast: 3, depth: 0.5, reach: 12 }))
      .join('') +
    [band, flip(band)]
      .map(d => k.piece(d, { texture: 'fineRib', t: trim, depth: 0.4, reach: 8, cast: 2 }))
      .join('') +
    k.piece(flip(bandPath), { texture: 'fineRib', turn: 90, t: trim, depth: 0.5, reach: 10 }) +
    k.piece(bandPath, { texture: 'fineRib', turn: 90, t: trim, depth: 0.5, reach: 10, cast: 4 }) +
    k.piece('M-86 -366C-50 -386 50 -386 86 -366L80 -338C50 -356 -50 -356 -80 -338Z', {
      texture: 'fineRib',
      t: trim,
      depth: 0.4,
      reach: 8,
    }) +
    spread(5, 8, 372)
      .map(y => k.button(0, y, 11))
      .join('')
  );
};

const knit = (label: string, genders: Silhouette['genders'], sketch: Sketch): Silhouette => ({
  label,
  category: 'clothing',
  genders,
  sketch,
  pose: 'flat',
});

export const knits = {
  sweatshirt: knit('Sweatshirt', ['unisex', 'men', 'women'], sweatshirt),
  hoodie: knit('Hoodie', ['unisex', 'men', 'women'], hoodie),
  jumper: knit('Cable-knit jumper', ['unisex', 'men', 'women'], jumper),
  cardigan: knit('Cardigan', ['women', 'men', 'unisex'], cardigan),
} satisfies Record<string, Silhouette>;

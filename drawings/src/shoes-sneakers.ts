import type { Kit } from './kit.ts';
import { points } from './path.ts';
import { lacing, pair } from './shoe-last.ts';
import { stock, type Tones, tones } from './tones.ts';
import type { Sketch } from './types.ts';

const rubberOf = (k: Kit): Tones => (k.base[0] > 0.9 ? tones([0.9, 0.03, 80]) : stock.ecru);
const lacesOf = (k: Kit): Tones => (k.base[0] > 0.9 ? tones([0.95, 0.012, 80]) : stock.ecru);
const rows = points([-118, -160], [-92, -180], [-67, -201], [-43, -222], [-20, -244]);
const floor = (k: Kit) => k.floor(-4, -2, 304);

/** Padded collar seen into the shoe, then the tongue standing out of it. */
const mouth = (k: Kit, lining: Tones): string =>
  k.piece(
    'M-24 -262C60 -258 130 -240 176 -238C210 -236 236 -244 256 -254L262 -222C216 -180 80 -176 6 -236Z',
    { t: lining, fill: lining.mid, depth: 1.1, reach: 10 },
  ) +
  k.piece(
    'M-164 -172C-122 -198 -84 -232 -62 -264C-52 -288 -44 -310 -24 -318C0 -326 30 -316 38 -300L20 -232L-96 -146Z',
    {
      fill: k.t.light,
      depth: 0.9,
      reach: 12,
      over: k.folds('M-150 -170C-110 -196 -76 -224 -52 -262', { w: 9, blur: 4, o: 0.4 }),
    },
  ) +
  k.piece('M-20 -308L20 -304L18 -276L-26 -280Z', { t: k.a, depth: 0.2, reach: 4, edge: 1.2 });

const OUTLINE =
  'M-298 -50C-310 -92 -292 -124 -250 -136C-206 -148 -164 -162 -128 -186C-94 -208 -60 -238 -28 -264L12 -248C46 -226 82 -206 124 -200C168 -194 208 -206 240 -236C252 -250 274 -250 280 -232C285 -206 288 -170 295 -140C302 -110 302 -80 298 -52C100 -38 -200 -36 -298 -50Z';
const STAY =
  'M-152 -172C-104 -200 -64 -234 -28 -266L18 -244C-6 -204 -40 -150 -94 -112C-124 -116 -146 -140 -152 -172Z';

/** Court sneaker: perforated toe, heel tab and flash in the second color, stitched cupsole. */
export const court: Sketch = k => {
  const rubber = rubberOf(k);
  const sole =
    'M-304 -58C-318 -48 -320 -22 -306 -10C-284 2 -236 4 -190 4L278 4C300 4 309 -6 310 -26L307 -60C260 -50 100 -44 -100 -44C-200 -44 -270 -48 -304 -58Z';
  const toe =
    'M-298 -50C-310 -92 -292 -124 -250 -136C-232 -140 -216 -145 -200 -150C-190 -112 -150 -74 -92 -46C-170 -44 -240 -44 -298 -50Z';
  const tab =
    'M230 -228C224 -196 228 -168 236 -142C254 -138 276 -140 295 -146C290 -176 286 -204 281 -230C275 -250 252 -250 240 -237Z';
  const holes = points([-258, -108], [-240, -102], [-222, -96], [-250, -90], [-232, -84], [-268, -94]);
  const shoe =
    mouth(k, rubber) +
    k.piece(OUTLINE, {
      cloth: 0,
      reach: 28,
      over: k.folds('M-126 -184C-114 -150 -118 -112 -130 -84M168 -194C196 -160 200 -120 194 -80', {
        w: 14,
        blur: 7,
        o: 0.36,
      }),
    }) +
    k.piece('M60 -216L94 -205C88 -150 54 -96 -2 -44L-48 -44C14 -94 50 -150 60 -216Z', {
      t: k.a,
      depth: 0.6,
      reach: 9,
      cast: 2,
      edge: 1.6,
    }) +
    k.stitch('M34 -224C72 -198 124 -184 174 -188C204 -192 222 -204 236 -220') +
    k.line('M204 -200C190 -150 200 -96 188 -48') +
    k.stitch('M214 -204C200 -150 210 -96 198 -49') +
    k.piece(toe, {
      depth: 0.8,
      reach: 18,
      cast: 4,
      over: k.soft('M-284 -84C-272 -116 -240 -128 -214 -134C-222 -104 -250 -88 -284 -84Z', k.t.hi, 8, 0.6),
    }) +
    k.stitch('M-210 -143C-198 -108 -158 -72 -106 -48') +
    holes.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.4" fill="${k.t.line}" opacity=".75"/>`).join('') +
    k.piece(tab, { t: k.a, depth: 0.8, reach: 10, cast: 4 }) +
    k.stitch('M239 -224C234 -196 236 -172 243 -151C258 -148 272 -149 287 -153', { t: k.a }) +
    k.piece(STAY, { depth: 0.6, reach: 10, cast: 4 }) +
    k.stitch('M6 -242C-18 -202 -50 -156 -98 -121C-122 -126 -136 -142 -142 -164') +
    lacing(k, rows, [-26, -30], lacesOf(k), 12) +
    k.piece(sole, {
      t: rubber,
      depth: 0.9,
      reach: 12,
      over:
        k.line('M-318 -20C-200 -12 120 -10 318 -20', { t: rubber, w: 2.5, o: 0.7 }) +
        k.line('M-300 -40L-300 -22M-290 -38L-290 -20M-280 -36L-280 -18M-270 -35L-270 -17', {
          t: rubber,
          w: 2.4,
          o: 0.55,
        }),
    }) +
    k.stitch('M-300 -49C-200 -37 110 -35 302 -50', { t: rubber, c: rubber.deep });
  return pair(k, shoe, floor(k), OUTLINE + sole);
};

/** Running shoe: mesh under suede overlays, raised foam wedge, gum tread. */
export const runner: Sketch = k => {
  const foam = rubberOf(k);
  const upper =
    'M-302 -58C-312 -92 -294 -118 -254 -130C-208 -144 -164 -164 -128 -186C-94 -208 -60 -238 -28 -264L12 -248C46 -228 82 -212 124 -208C168 -204 206 -218 236 -250C248 -266 270 -264 276 -246C280 -216 286 -180 296 -150C304 -122 306 -100 300 -76C150 -50 -150 -40 -302 -58Z';
  const wedge =
    'M-310 -66C-324 -52 -322 -32 -306 -24C-220 -2 -60 2 60 0L296 -4C312 -10 322 -40 312 -92C230 -64 120 -52 0 -48C-120 -44 -230 -50 -310 -66Z';
  const tread =
    'M-312 -34C-306 -22 -290 -16 -262 -10C-180 4 -60 6 60 4L290 4C306 2 314 -10 315 -26C200 -14 -120 -8 -230 -20C-270 -24 -294 -28 -312 -34Z';
  const suede = { t: k.t, fill: k.t.mid, texture: 'grain', depth: 0.8, reach: 12, cast: 4 } as const;
  const shoe =
    mouth(k, k.a.lch[0] > 0.6 ? stock.ecru : k.a) +
    k.piece(upper, { fill: k.t.light, texture: 'mesh', reach: 28 }) +
    k.piece(
      'M-302 -58C-312 -92 -294 -118 -254 -130C-244 -133 -234 -136 -224 -140C-208 -104 -130 -78 -30 -74L-24 -46C-120 -42 -230 -46 -302 -58Z',
      suede,
    ) +
    k.stitch('M-232 -128C-214 -98 -130 -84 -38 -82') +
    k.piece(
      'M206 -222C180 -180 130 -140 60 -120L40 -48C130 -52 230 -64 300 -76C306 -100 304 -122 296 -150C286 -180 280 -216 276 -246C270 -264 248 -266 236 -250Z',
      suede,
    ) +
    k.stitch('M212 -212C184 -172 136 -132 70 -112L54 -58') +
    [0, 1]
      .map(i =>
        k.piece(
          `M${62 + i * 46} ${-214 + i * 6}L${88 + i * 46} ${-206 + i * 4}C${70 + i * 40} -150 ${24 + i * 40} -92 ${-10 + i * 40} -48L${-38 + i * 40} -47C${4 + i * 40} -98 ${48 + i * 42} -152 ${62 + i * 46} ${-214 + i * 6}Z`,
          { t: k.a, depth: 0.6, reach: 8, cast: 2, edge: 1.6 },
        ),
      )
      .join('') +
    k.piece(
      'M238 -250C232 -226 236 -204 242 -186L286 -192C280 -212 278 -230 276 -246C270 -264 250 -264 238 -250Z',
      {
        t: k.a,
        depth: 0.7,
        reach: 9,
        cast: 3,
      },
    ) +
    k.piece(STAY, suede) +
    k.stitch('M6 -242C-18 -202 -50 -156 -98 -121C-122 -126 -136 -142 -142 -164') +
    lacing(k, rows, [-26, -30], lacesOf(k), 10) +
    k.piece(wedge, {
      t: foam,
      depth: 1,
      reach: 14,
      over:
        k.line('M-310 -50C-180 -24 60 -26 316 -62', { t: k.a, c: k.a.base, w: 7, o: 0.9 }) +
        k.folds('M150 -50C170 -36 210 -30 250 -34', { w: 10, blur: 5, o: 0.4, t: foam }),
    }) +
    k.piece(tread, {
      t: stock.gum,
      depth: 0.7,
      reach: 7,
      over: k.line(
        'M-250 -16L-244 8M-220 -12L-214 8M-190 -9L-184 8M-160 -8L-154 8M-130 -7L-124 8M-100 -7L-94 8M120 -8L126 8M150 -9L156 8M180 -10L186 8M210 -12L216 8M240 -15L246 8M270 -18L276 8',
        { c: stock.gum.line, w: 3.4, o: 0.7 },
      ),
    });
  return pair(k, shoe, floor(k), upper + wedge);
};

/** Canvas plimsoll: rubber toe cap and foxing with a colored line, metal eyelets. */
export const plimsoll: Sketch = k => {
  const rubber = rubberOf(k);
  const line = k.a.lch[0] > 0.75 ? k.t : k.a;
  const sole =
    'M-304 -60C-314 -48 -314 -18 -302 -8C-280 2 -230 4 -180 4L284 4C302 4 308 -6 308 -22L305 -54C200 -44 -160 -42 -304 -60Z';
  const cap =
    'M-300 -54C-314 -88 -300 -114 -266 -122C-244 -127 -224 -124 -208 -112C-192 -96 -182 -72 -180 -46C-226 -45 -266 -48 -300 -54Z';
  const quarter =
    'M-152 -170C-104 -200 -64 -234 -28 -264L12 -248C46 -226 82 -208 124 -202C168 -196 208 -206 240 -232C252 -244 272 -244 278 -228C284 -200 288 -170 294 -140C300 -110 302 -80 298 -52C150 -40 0 -38 -100 -40C-112 -90 -126 -132 -152 -170Z';
  const shoe =
    mouth(k, rubber) +
    k.piece(OUTLINE, { cloth: 0, texture: 'twill', reach: 28 }) +
    k.piece(quarter, {
      cloth: 0,
      texture: 'twill',
      reach: 24,
      cast: 3,
      over: k.folds(
        'M-92 -112C-60 -96 -20 -92 20 -104M-80 -80C-40 -66 10 -64 60 -80M150 -188C182 -150 190 -100 182 -58',
        {
          w: 14,
          blur: 7,
          o: 0.28,
        },
      ),
    }) +
    k.stitch('M-143 -166C-118 -130 -104 -88 -92 -42M-136 -172C-110 -134 -96 -90 -84 -42', {
      c: rubber.base,
      o: 0.9,
    }) +
    k.stitch('M12 -236C46 -214 82 -196 124 -190C168 -184 212 -194 244 -218', { c: rubber.base, o: 0.9 }) +
    k.stitch('M4 -238C-20 -196 -54 -150 -100 -112', { c: rubber.base, o: 0.9 }) +
    k.piece(
      'M250 -238L278 -230C284 -200 289 -166 295 -136C302 -104 302 -80 298 -52L268 -50C276 -110 264 -176 250 -238Z',
      {
        depth: 0.6,
        reach: 8,
        cast: 2,
      },
    ) +
    rows
      .map(
        ([x, y]) =>
          `<circle cx="${x + 2}" cy="${y + 2}" r="9" fill="${k.metal(stock.steel)}" stroke="${stock.steel.line}" stroke-width="1.2"/>`,
      )
      .join('') +
    lacing(k, rows, [-26, -30], lacesOf(k), 10) +
    k.piece(cap, { t: rubber, depth: 1, reach: 14, cast: 3 }) +
    k.line('M-216 -110C-200 -94 -190 -72 -188 -48', { t: rubber, w: 2, o: 0.6 }) +
    k.piece(sole, {
      t: rubber,
      depth: 0.9,
      reach: 10,
      over:
        k.line('M-312 -44C-200 -28 120 -28 314 -40', { c: line.base, w: 6, o: 1 }) +
        k.line('M-318 -10C-200 -4 120 -4 318 -10', { t: rubber, w: 2.4, o: 0.7 }),
    });
  return pair(k, shoe, floor(k), OUTLINE + sole);
};

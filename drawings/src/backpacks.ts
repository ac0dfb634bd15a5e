import { bridle, cord } from './bag-hardware.ts';
import type { Kit } from './kit.ts';
import { both, flip, rect, symm } from './path.ts';
import { stock, tones } from './tones.ts';
import type { Sketch } from './types.ts';

/** Shoulder straps, seen left and right behind the bag. */
const shoulderStraps = (k: Kit): string => {
  const p = tones([k.base[0] - (k.base[0] > 0.4 ? 0.1 : 0.03), k.base[1], k.base[2]]);
  const d = 'M-196 -280C-264 -200 -292 -40 -280 120C-272 220 -254 300 -216 340';
  return cord(k, d, 36, p) + cord(k, flip(d), 36, p);
};

/** A zip in its tape, laid along a path; the puller hangs from (x, y). */
const zipper = (k: Kit, d: string, x: number, y: number): string =>
  k.line(d, { w: 15, c: k.t.deep, o: 1 }) +
  k.line(d, { w: 5, c: stock.steel.base, o: 1, dash: '4 3' }) +
  k.piece(rect(x - 8, y - 6, 16, 18, 4), {
    t: stock.steel,
    fill: k.metal(stock.steel),
    depth: 0,
    edge: 1.2,
    cast: 2,
  }) +
  k.piece(rect(x - 6, y + 10, 12, 52, 5), { t: k.a, depth: 0.6, reach: 5, cast: 4, edge: 1.4 });

/** Rucksack with a buckled flap and leather straps. */
export const backpack: Sketch = k => {
  const t = bridle(k);
  const body = symm(
    'M0 -330C-90 -330 -170 -318 -206 -250C-232 -190 -244 60 -240 290C-238 352 -214 384 -150 390C-100 394 -50 394 0 394',
  );
  const pocket = symm(
    'M0 90C-80 90 -150 92 -176 98C-190 170 -192 250 -186 320C-180 350 -160 360 -120 364C-80 368 -40 368 0 368',
  );
  const flap = symm(
    'M0 -340C-100 -340 -178 -326 -214 -250C-226 -200 -230 -120 -226 -60C-210 -20 -160 -8 0 -6',
  );
  const belt = (x: number, y: number, h: number) =>
    k.piece(rect(x - 17, y, 34, h, 5), { t, depth: 0.7, reach: 8, cast: 4 }) +
    k.stitch(`M${x - 10} ${y + 8}L${x - 10} ${y + h - 8}M${x + 10} ${y + 8}L${x + 10} ${y + h - 8}`, {
      c: '#e8d2ae',
    });
  const side = 'M-236 120C-286 130 -296 200 -288 310C-282 350 -262 362 -236 360Z';
  return (
    k.floor(0, 388, 250) +
    cord(k, 'M-54 -326C-56 -420 56 -420 54 -326', 22, t) +
    shoulderStraps(k) +
    [side, flip(side)].map(d => k.piece(d, { cloth: 0, fill: k.t.mid, depth: 0.9, reach: 16 })).join('') +
    k.piece(body, {
      cloth: 0,
      reach: 38,
      over: k.folds(both('M-226 60C-200 100 -190 160 -200 240'), { w: 18, blur: 10, o: 0.4 }),
    }) +
    k.piece(pocket, { cloth: 0, reach: 22, cast: 8 }) +
    k.line('M-170 130C-100 122 100 122 170 130', { w: 11, c: k.t.deep, o: 1 }) +
    k.line('M-168 130C-100 122 100 122 168 130', { w: 4, c: stock.gold.base, o: 1, dash: '4 3' }) +
    k.piece('M146 126L166 128L172 186L152 186Z', { t, depth: 0.5, reach: 6, cast: 3 }) +
    k.stitch(
      'M-174 146C-182 200 -182 260 -176 316C-170 338 -150 350 -118 354C-40 358 40 358 118 354C150 350 170 338 176 316C182 260 182 200 174 146',
    ) +
    k.piece(flap, {
      cloth: 0,
      reach: 34,
      cast: 11,
      over: k.soft('M-190 -270C-120 -330 60 -330 120 -316C40 -270 -120 -220 -206 -130Z', k.t.hi, 26, 0.5),
    }) +
    k.stitch('M-216 -66C-200 -32 -156 -22 0 -20C156 -22 200 -32 216 -66') +
    [-104, 104]
      .map(
        x =>
          belt(x, -130, 210) +
          k.piece(rect(x - 27, 16, 54, 42, 8), {
            t: stock.gold,
            fill: k.metal(stock.gold),
            depth: 0,
            cast: 4,
            edge: 1.4,
          }) +
          k.shape(rect(x - 17, 25, 34, 24, 3), t.base) +
          k.line(`M${x - 22} 37L${x + 18} 37`, { c: stock.gold.deep, w: 4, o: 1 }) +
          `<circle cx="${x}" cy="66" r="3" fill="${t.line}"/>`,
      )
      .join('') +
    k.piece(rect(-40, -222, 80, 42, 5), { t, depth: 0.6, reach: 7, cast: 3 }) +
    k.line('M-22 -205L22 -205M-12 -195L12 -195', { c: '#f0dcb8', w: 2.6 })
  );
};

/** School rucksack: a domed zip, a zipped front pocket, mesh at the sides. */
export const daypack: Sketch = k => {
  const body = symm(
    'M0 -336C-110 -336 -190 -318 -212 -230C-236 -120 -244 80 -240 290C-238 352 -214 384 -150 390C-100 394 -50 394 0 394',
  );
  const pocket = symm(
    'M0 30C-90 30 -164 34 -184 60C-200 130 -202 240 -194 318C-190 348 -168 360 -124 364C-80 368 -40 368 0 368',
  );
  const side = 'M-234 130C-282 140 -294 200 -286 310C-280 350 -262 362 -234 360Z';
  return (
    k.floor(0, 388, 250) +
    cord(k, 'M-44 -326C-46 -410 46 -410 44 -326', 24) +
    shoulderStraps(k) +
    [side, flip(side)].map(d => k.piece(d, { t: k.a, texture: 'mesh', depth: 0.9, reach: 16 })).join('') +
    k.piece(body, {
      cloth: 0,
      reach: 40,
      over:
        k.folds(both('M-230 60C-204 100 -194 160 -204 240M-150 -60C-120 -30 -110 0 -112 26'), {
          w: 22,
          blur: 10,
          o: 0.36,
        }) + k.soft('M-180 -250C-100 -320 60 -320 120 -290C20 -270 -100 -200 -190 -90Z', k.t.hi, 24, 0.45),
    }) +
    zipper(
      k,
      'M-206 30C-206 -110 -190 -210 -130 -252C-80 -280 80 -280 130 -252C190 -210 206 -110 206 30',
      -206,
      24,
    ) +
    k.stitch('M-186 30C-186 -104 -172 -194 -122 -230C-76 -254 76 -254 122 -230C172 -194 186 -104 186 30') +
    k.piece(pocket, {
      cloth: 0,
      reach: 26,
      cast: 9,
      over: k.folds('M-170 330C-140 290 -130 240 -140 180M160 330C140 290 130 250 138 200', {
        w: 20,
        blur: 9,
        o: 0.34,
      }),
    }) +
    zipper(k, 'M-178 92C-100 80 100 80 178 92', 150, 88) +
    k.stitch(
      'M-180 112C-100 100 100 100 180 112M-186 318C-180 344 -160 352 -120 356C-40 362 40 362 120 356C160 352 180 344 186 318',
    ) +
    k.piece(rect(-46, -190, 92, 58, 8), { t: k.a, depth: 0.6, reach: 7, cast: 3 }) +
    k.line('M-26 -168L26 -168M-16 -154L16 -154', { t: k.a, w: 3 })
  );
};

/** City rucksack: a rolled top held by one strap and a hook, a flat zipped front. */
export const rollTop: Sketch = k => {
  const t = bridle(k);
  const body = symm(
    'M0 -220C-90 -220 -170 -218 -206 -206C-224 -60 -236 130 -232 310C-230 360 -206 384 -160 388C-100 394 -50 394 0 394',
  );
  const rolled = symm(
    'M0 -356C-90 -356 -170 -352 -214 -338C-232 -330 -236 -250 -218 -226C-180 -204 -90 -198 0 -198',
  );
  return (
    k.floor(0, 388, 244) +
    cord(k, 'M-44 -330C-46 -420 46 -420 44 -330', 22, t) +
    shoulderStraps(k) +
    k.piece(body, {
      cloth: 0,
      texture: 'twill',
      reach: 40,
      over:
        k.folds(
          'M-206 -190C-170 -140 -150 -80 -156 -20M206 -190C176 -140 160 -90 164 -40M-226 200C-190 240 -176 290 -184 350M220 220C190 250 180 290 186 340',
          {
            w: 24,
            blur: 10,
            o: 0.38,
          },
        ) + k.soft('M-190 -180C-100 -200 40 -200 110 -190C20 -140 -110 -100 -206 20Z', k.t.hi, 24, 0.4),
    }) +
    zipper(k, 'M-150 60C-60 56 60 56 150 60', 128, 58) +
    k.stitch('M-166 40C-60 34 60 34 166 40M-166 82C-60 78 60 78 166 82') +
    k.stitch('M-216 300C-214 350 -196 370 -156 374C-60 380 60 380 156 374C196 370 214 350 216 300') +
    k.piece(rolled, {
      cloth: 0,
      texture: 'twill',
      fill: k.t.light,
      depth: 1.1,
      reach: 24,
      cast: 11,
      over: k.folds(
        'M-218 -300C-120 -316 120 -316 218 -300M-224 -262C-120 -276 120 -276 224 -262M-180 -340C-176 -300 -180 -260 -174 -220M150 -340C156 -300 150 -260 156 -216',
        {
          w: 16,
          blur: 7,
          o: 0.42,
        },
      ),
    }) +
    k.piece('M-20 -352L20 -352L20 -20L0 -2L-20 -20Z', { t, depth: 0.7, reach: 8, cast: 7 }) +
    k.stitch('M-12 -344L-12 -24L0 -14L12 -24L12 -344', { c: '#e8d2ae' }) +
    k.piece(rect(-32, -120, 64, 56, 8), {
      t: stock.steel,
      fill: k.metal(stock.steel),
      depth: 0,
      cast: 5,
      edge: 1.6,
      cut: rect(-21, -109, 42, 34, 4),
    }) +
    k.line('M-26 -92L26 -92', { c: stock.steel.line, w: 6, o: 1 }) +
    k.line('M-26 -92L26 -92', { c: stock.steel.light, w: 3.6, o: 1 }) +
    k.piece(rect(-44, 230, 88, 44, 5), { t, depth: 0.6, reach: 7, cast: 3 }) +
    k.line('M-24 248L24 248M-14 258L14 258', { c: '#f0dcb8', w: 2.6 })
  );
};

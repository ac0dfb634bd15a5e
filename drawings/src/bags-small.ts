import { bridle, cord, ring, stud } from './bag-hardware.ts';
import { both, flip, rect, symm } from './path.ts';
import { stock, tones } from './tones.ts';
import type { Sketch } from './types.ts';

/** Structured handbag with one top handle, a turn lock and a hanging luggage tag. */
export const handbag: Sketch = k => {
  const body = symm(
    'M0 -120C-90 -120 -170 -118 -216 -110C-240 -10 -268 150 -286 286C-286 310 -272 322 -248 324C-160 332 -80 334 0 334',
  );
  const flap = symm('M0 -132C-90 -132 -176 -128 -222 -118C-234 -60 -244 -10 -250 40C-170 62 -80 70 0 70');
  const handle = 'M-104 -128C-112 -250 -84 -330 0 -330C84 -330 112 -250 104 -128';
  const gusset =
    'M-216 -110C-262 -80 -300 120 -310 262C-308 286 -298 298 -284 300C-268 160 -240 0 -216 -110Z';
  return (
    k.floor(0, 328, 286) +
    cord(
      k,
      handle.replace(/-330/g, '-306'),
      20,
      tones([k.base[0] - (k.base[0] > 0.4 ? 0.1 : 0.03), k.base[1], k.base[2]]),
    ) +
    [gusset, flip(gusset)].map(d => k.piece(d, { fill: k.t.dark, depth: 0.9, reach: 14 })).join('') +
    k.piece(body, {
      cloth: 0,
      depth: 1.1,
      reach: 36,
      over: k.soft('M-240 100C-120 120 60 120 180 110C60 170 -120 200 -262 230Z', k.t.hi, 24, 0.35),
    }) +
    k.stitch(
      'M-238 60C-252 150 -264 220 -272 284C-270 300 -262 306 -246 308C-80 320 80 320 246 308C262 306 270 300 272 284C264 220 252 150 238 60',
    ) +
    k.piece(flap, {
      cloth: 0,
      cast: 11,
      depth: 1.1,
      reach: 32,
      over: k.soft('M-206 -104C-100 -122 60 -122 140 -116C40 -76 -120 -50 -226 -10Z', k.t.hi, 20, 0.6),
    }) +
    k.stitch(
      'M-214 -104C-226 -56 -234 -14 -239 28C-160 50 -80 57 0 57C80 57 160 50 239 28C234 -14 226 -56 214 -104',
    ) +
    [-104, 104]
      .map(
        x =>
          k.piece(`M${x - 24} -136L${x + 24} -136L${x + 20} -78L${x} -62L${x - 20} -78Z`, {
            depth: 0.7,
            reach: 8,
            cast: 5,
          }) +
          stud(k, x, -84, 5) +
          ring(k, x, -138, 36, 24),
      )
      .join('') +
    cord(k, handle, 22) +
    k.piece('M-30 24L30 24L30 116C30 132 -30 132 -30 116Z', { depth: 0.8, reach: 9, cast: 6 }) +
    k.piece(rect(-26, 46, 52, 52, 10), {
      t: stock.gold,
      fill: k.metal(stock.gold),
      depth: 0,
      cast: 5,
      edge: 1.6,
    }) +
    k.piece(rect(-7, 52, 14, 40, 6), {
      t: stock.gold,
      fill: k.metal(stock.gold, 0.2, 1),
      depth: 0,
      cast: 3,
      edge: 1.4,
    }) +
    k.line('M112 -120C128 -60 132 0 130 40', { c: bridle(k).line, w: 6, o: 1 }) +
    k.line('M112 -120C128 -60 132 0 130 40', { c: bridle(k).base, w: 3.5, o: 1 }) +
    k.piece('M106 40C106 28 154 28 154 40L158 112C158 128 102 128 102 112Z', {
      t: bridle(k),
      depth: 0.8,
      reach: 8,
      cast: 6,
    }) +
    k.stitch('M113 48L110 108C112 116 148 116 150 108L147 48', { c: '#e8d2ae' }) +
    stud(k, 130, 48, 4)
  );
};

/** Drawstring bucket bag: gathered mouth, tasselled cord, leather base. */
export const bucket: Sketch = k => {
  const t = bridle(k);
  const body = symm(
    'M0 -196C-70 -196 -140 -200 -190 -214C-196 -170 -206 -120 -222 -60C-246 60 -256 200 -246 300C-240 330 -212 344 -170 348C-110 352 -50 354 0 354',
  );
  const strap = 'M-196 -176C-250 -330 -150 -490 0 -490C150 -490 250 -330 196 -176';
  const mouth = 'M-190 -214C-140 -250 140 -250 190 -214C140 -184 -140 -184 -190 -214Z';
  const base = symm(
    'M0 246C-90 246 -176 240 -252 226C-254 256 -252 280 -246 300C-240 330 -212 344 -170 348C-110 352 -50 354 0 354',
  );
  const pleats = both(
    'M-176 -200C-170 -150 -176 -100 -196 -40M-136 -196C-130 -130 -136 -70 -150 0M-92 -196C-84 -130 -90 -60 -98 10M-46 -196C-40 -130 -44 -70 -48 0M0 -196C4 -140 2 -90 0 -30',
  );
  const draw = 'M-204 -140C-130 -120 130 -120 204 -140';
  const tassel = (x: number, y: number) =>
    k.line(`M0 -124C${x * 0.3} -90 ${x * 0.9} -60 ${x} ${y}`, { c: t.line, w: 9, o: 1 }) +
    k.line(`M0 -124C${x * 0.3} -90 ${x * 0.9} -60 ${x} ${y}`, { c: t.base, w: 6, o: 1 }) +
    k.piece(`M${x - 12} ${y}L${x + 12} ${y}L${x + 20} ${y + 84}L${x - 20} ${y + 84}Z`, {
      t,
      depth: 0.9,
      reach: 8,
      cast: 6,
    }) +
    [-10, 0, 10]
      .map(v => k.line(`M${x + v * 0.7} ${y + 22}L${x + v * 1.3} ${y + 82}`, { t, o: 0.7 }))
      .join('') +
    k.piece(rect(x - 14, y - 4, 28, 20, 5), {
      t: stock.gold,
      fill: k.metal(stock.gold),
      depth: 0,
      edge: 1.4,
    });
  return (
    k.floor(0, 350, 236) +
    cord(k, strap, 24, t) +
    k.piece(mouth, { fill: k.t.deep, depth: 0.9, reach: 10 }) +
    k.piece(body, {
      cloth: 0,
      reach: 40,
      over:
        k.folds(pleats, { w: 14, blur: 7, o: 0.5 }) +
        k.soft('M-190 -20C-214 60 -222 150 -216 220C-170 140 -150 60 -190 -20Z', k.t.hi, 22, 0.4),
    }) +
    k.piece(base, { t, depth: 0.9, reach: 14 }) +
    k.stitch('M-250 240C-176 253 -90 259 0 259C90 259 176 253 250 240', { c: '#e8d2ae' }) +
    [-150, -90, -30, 30, 90, 150]
      .map(
        x =>
          `<circle cx="${x}" cy="${-126 - x * x * 0.0005}" r="9" fill="none" stroke="${stock.gold.line}" stroke-width="7"/><circle cx="${x}" cy="${-126 - x * x * 0.0005}" r="9" fill="${k.t.line}" stroke="${stock.gold.base}" stroke-width="4.4"/>`,
      )
      .join('') +
    k.line(draw, { c: t.line, w: 10, o: 1, dash: '58 26' }) +
    k.line(draw, { c: t.base, w: 7, o: 1, dash: '58 26' }) +
    tassel(-30, -28) +
    tassel(36, -6) +
    ring(k, -198, -184, 30, 30) +
    ring(k, 198, -184, 30, 30) +
    k.piece(rect(-46, 282, 92, 40, 5), { t, fill: t.mid, depth: 0.5, reach: 6, cast: 2 }) +
    k.line('M-24 298L24 298M-14 308L14 308', { c: '#f0dcb8', w: 2.6 })
  );
};

/** Belt bag: curved pouch with a zip, webbing strap closed by a side buckle. */
export const beltBag: Sketch = k => {
  const body = symm(
    'M0 -132C-110 -132 -210 -128 -268 -104C-300 -88 -304 -50 -292 0C-270 90 -200 160 -100 172C-60 176 -30 178 0 178',
  );
  const front = symm(
    'M0 -40C-110 -40 -190 -38 -240 -26C-262 -18 -264 4 -252 34C-226 100 -170 142 -90 150C-56 153 -28 154 0 154',
  );
  const webbing = tones([
    Math.max(0.22, k.base[0] - (k.base[0] > 0.4 ? 0.16 : 0.04)),
    k.base[1] * 0.8,
    k.base[2],
  ]);
  const strap =
    'M-268 -60C-372 -150 -340 -318 -200 -356C-80 -386 100 -386 210 -352C346 -312 372 -150 268 -60';
  return (
    cord(k, strap, 44, webbing) +
    k.stitch(strap, { c: webbing.seam, w: 2 }) +
    k.piece(rect(-64, -406, 54, 62, 9), { t: stock.ink, depth: 0.7, reach: 8, cast: 6 }) +
    k.piece('M-14 -400L52 -396C62 -392 62 -360 52 -356L-14 -350Z', {
      t: stock.ink,
      depth: 0.7,
      reach: 8,
      cast: 6,
    }) +
    k.piece(rect(4, -388, 28, 26, 5), { t: stock.ink, fill: stock.ink.light, depth: 0.4, reach: 4 }) +
    k.piece(rect(118, -400, 26, 66, 6), { t: stock.ink, depth: 0.6, reach: 6, cast: 4 }) +
    k.piece('M-262 -106C-320 -90 -322 -20 -286 20Z', { fill: k.t.dark, depth: 0.7, reach: 10 }) +
    k.piece('M262 -106C320 -90 322 -20 286 20Z', { fill: k.t.dark, depth: 0.7, reach: 10 }) +
    k.piece(body, {
      cloth: 0,
      depth: 1.1,
      reach: 34,
      over: k.soft('M-250 -80C-130 -120 60 -122 160 -116C40 -84 -150 -70 -262 -30Z', k.t.hi, 18, 0.6),
    }) +
    k.line('M-232 -84C-130 -104 130 -104 232 -84', { w: 15, c: k.t.deep, o: 1 }) +
    k.line('M-230 -84C-130 -104 130 -104 230 -84', { w: 6, c: stock.steel.base, o: 1, dash: '4 3' }) +
    k.piece('M-212 -92L-190 -96L-184 -40L-206 -36Z', { t: k.a, depth: 0.6, reach: 6, cast: 5 }) +
    k.piece(front, { cloth: 0, depth: 0.9, reach: 24, cast: 6 }) +
    k.stitch(
      'M-238 -14C-250 -6 -250 8 -240 32C-216 90 -164 130 -88 138C-30 142 30 142 88 138C164 130 216 90 240 32C250 8 250 -6 238 -14',
    ) +
    k.line('M-206 -8C-110 -18 110 -18 206 -8', { w: 11, c: k.t.deep, o: 1 }) +
    k.line('M-204 -8C-110 -18 110 -18 204 -8', { w: 4, c: stock.steel.base, o: 1, dash: '4 3' }) +
    k.piece('M182 -14L200 -12L206 38L188 40Z', { t: k.a, depth: 0.6, reach: 6, cast: 4 }) +
    k.piece(rect(-44, 52, 88, 44, 6), { t: k.a, depth: 0.5, reach: 6, cast: 3 }) +
    k.line('M-24 69L24 69M-14 80L14 80', { t: k.a, w: 3 }) +
    stud(k, -262, -70, 6, stock.steel) +
    stud(k, 262, -70, 6, stock.steel)
  );
};

import { bridle, cord, ring, stud } from './bag-hardware.ts';
import { beltBag, bucket, handbag } from './bags-small.ts';
import { both, circle, flip, rect, symm } from './path.ts';
import { stock, tones } from './tones.ts';
import type { Silhouette, Sketch } from './types.ts';

const tote: Sketch = k => {
  const t = bridle(k);
  const body = symm(
    'M0 -178C-90 -178 -190 -182 -276 -190C-284 -20 -280 180 -262 348C-256 372 -244 380 -222 382C-150 388 -70 388 0 388',
  );
  const handle = (y: number) => `M-136 ${y}C-140 -330 -110 -470 0 -470C110 -470 140 -330 136 ${y}`;
  const tab = (x: number) =>
    k.piece(`M${x - 20} -180L${x + 20} -180L${x + 20} -60L${x} -44L${x - 20} -60Z`, {
      t,
      depth: 0.7,
      reach: 8,
      cast: 4,
    }) +
    k.stitch(`M${x - 13} -172L${x - 13} -64L${x} -54L${x + 13} -64L${x + 13} -172`, { c: '#e8d2ae' }) +
    stud(k, x, -82, 5.5);
  return (
    k.floor(0, 384, 262) +
    cord(k, handle(-196).replace(/-470/g, '-430'), 24, tones([t.lch[0] - 0.08, t.lch[1], t.lch[2]])) +
    k.piece('M-276 -190C-180 -216 180 -216 276 -190C180 -164 -180 -164 -276 -190Z', {
      fill: k.t.deep,
      depth: 0.9,
      reach: 12,
    }) +
    k.piece(body, {
      cloth: 0,
      reach: 40,
      over: k.folds(
        both(
          'M-262 330C-220 250 -200 180 -214 60M-150 -170C-160 -80 -170 20 -160 120M-120 380C-110 330 -130 270 -150 240M-60 -170C-56 -100 -70 -40 -74 20',
        ),
        { w: 22, blur: 13, o: 0.34 },
      ),
    }) +
    k.piece(symm('M0 290C-90 290 -180 286 -268 278C-262 340 -262 378 -222 382C-150 388 -70 388 0 388'), {
      t,
      depth: 0.8,
      reach: 14,
    }) +
    k.stitch('M-266 290C-180 298 -90 302 0 302C90 302 180 298 266 290', { c: '#e8d2ae' }) +
    k.stitch('M-274 -160C-190 -152 -90 -148 0 -148C90 -148 190 -152 274 -160') +
    tab(-136) +
    tab(136) +
    cord(k, handle(-150), 24, t) +
    [-136, 136].map(x => k.stitch(`M${x} -170L${x} -200`, { c: '#e8d2ae' })).join('') +
    k.piece(rect(-44, 22, 88, 44, 5), { t, depth: 0.6, reach: 7, cast: 3 }) +
    k.line('M-24 40L24 40M-14 50L14 50', { c: '#f0dcb8', w: 2.6 })
  );
};

const crossbody: Sketch = k => {
  const strap = 'M-244 -66C-250 -240 -190 -470 0 -470C190 -470 250 -240 244 -66';
  const body = symm(
    'M0 -112C-90 -112 -180 -108 -236 -96C-258 -20 -264 120 -250 226C-238 300 -180 330 -110 336C-70 340 -30 340 0 340',
  );
  const flap = symm('M0 -126C-100 -126 -190 -118 -240 -104C-252 -60 -258 10 -250 70C-230 150 -140 196 0 200');
  return (
    k.floor(0, 334, 220) +
    cord(k, strap, 20) +
    ring(k, -244, -70) +
    ring(k, 244, -70) +
    k.piece(body, { depth: 1.1, reach: 30 }) +
    k.stitch(
      'M-240 60C-244 130 -246 180 -238 222C-226 284 -176 314 -108 320C-70 324 70 324 108 320C176 314 226 284 238 222C246 180 244 130 240 60',
    ) +
    k.piece(flap, {
      cloth: 0,
      cast: 10,
      depth: 1.1,
      reach: 34,
      over: k.soft('M-220 -90C-120 -110 40 -112 120 -104C40 -70 -120 -40 -226 10Z', k.t.hi, 20, 0.6),
    }) +
    k.stitch(
      'M-238 -84C-246 -40 -248 10 -240 62C-222 136 -136 182 0 186C136 182 222 136 240 62C248 10 246 -40 238 -84',
    ) +
    k.piece('M-24 112L24 112L24 246C24 262 -24 262 -24 246Z', { depth: 0.8, reach: 10, cast: 5 }) +
    k.stitch('M-16 120L-16 240M16 120L16 240') +
    k.piece(rect(-40, 150, 80, 58, 12), {
      t: stock.gold,
      fill: k.metal(stock.gold),
      depth: 0,
      cast: 5,
      edge: 1.6,
    }) +
    k.piece(rect(-22, 166, 44, 26, 13), {
      t: stock.gold,
      fill: k.metal(stock.gold, 0.2, 1),
      depth: 0,
      cast: 2,
      edge: 1.4,
    }) +
    k.line('M0 170L0 188', { c: stock.gold.line, w: 3 }) +
    stud(k, -226, -52, 7) +
    stud(k, 226, -52, 7)
  );
};

const backpack: Sketch = k => {
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
    both('M-196 -280C-262 -200 -290 -60 -276 120')
      .split('M')
      .slice(1)
      .map(d =>
        cord(k, `M${d}`, 36, tones([k.base[0] - (k.base[0] > 0.4 ? 0.1 : 0.03), k.base[1], k.base[2]])),
      )
      .join('') +
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

const clutch: Sketch = k => {
  const body = symm(
    'M0 -190C-110 -190 -220 -190 -300 -186C-312 -184 -318 -178 -318 -166C-322 -50 -322 90 -316 196C-314 210 -306 216 -294 216C-200 222 -100 222 0 222',
  );
  const flap =
    'M-318 -170C-316 -186 -310 -190 -296 -190C-100 -196 100 -196 296 -190C310 -190 316 -186 318 -170C230 -80 120 20 30 92C10 106 -10 106 -30 92C-120 20 -230 -80 -318 -170Z';
  const chain = 'M-312 -150C-360 -330 -210 -420 -20 -400C170 -380 372 -330 312 -150';
  const links = `<path d="${chain}" fill="none" stroke="${stock.gold.line}" stroke-width="14" stroke-dasharray="20 6" stroke-linecap="round"/><path d="${chain}" fill="none" stroke="${stock.gold.base}" stroke-width="10" stroke-dasharray="20 6" stroke-linecap="round"/><path d="${chain}" fill="none" stroke="#fff6dd" stroke-width="2.6" stroke-dasharray="14 12" stroke-dashoffset="-3" transform="translate(-1 -2)"/><path d="${chain}" fill="none" stroke="${stock.gold.deep}" stroke-width="3.2" stroke-dasharray="8 18" stroke-dashoffset="-6" stroke-linecap="round"/>`;
  return (
    `<path d="${chain}" fill="none" stroke="#2a2018" stroke-width="12" opacity=".3" filter="${k.blur(6, chain, 12)}" transform="translate(5 9)"/>` +
    links +
    k.piece(body, { cloth: 0, depth: 1.1, reach: 34 }) +
    k.stitch(
      'M-308 -150C-310 -40 -310 90 -304 190C-302 202 -298 204 -288 204C-100 210 100 210 288 204C298 204 302 202 304 190C310 90 310 -40 308 -150',
    ) +
    k.piece(flap, {
      cloth: 0,
      cast: 12,
      depth: 1.15,
      reach: 34,
      over: k.soft('M-290 -176C-100 -190 80 -188 180 -180C60 -140 -100 -90 -190 -70Z', k.t.hi, 22, 0.65),
    }) +
    k.stitch('M-304 -170C-222 -88 -116 10 -26 80C-10 92 10 92 26 80C116 10 222 -88 304 -170') +
    k.soft(circle(2, 50, 32), '#1d1712', 5, 0.4) +
    `<circle cx="0" cy="44" r="31" fill="${k.metal(stock.gold)}" stroke="${stock.gold.line}" stroke-width="1.8"/><circle cx="0" cy="44" r="22" fill="${k.metal(stock.gold, 0.2, 1)}" stroke="${stock.gold.deep}" stroke-width="1.6"/>` +
    stud(k, -314, -148, 9) +
    stud(k, 314, -148, 9)
  );
};

const weekender: Sketch = k => {
  const t = bridle(k);
  const body = symm(
    'M0 -150C-120 -150 -220 -146 -262 -128C-322 -96 -344 40 -340 190C-338 252 -318 282 -268 286C-180 292 -90 292 0 292',
  );
  const cap =
    'M-262 -128C-322 -96 -344 40 -340 190C-338 252 -318 282 -268 286L-226 288C-252 160 -250 0 -214 -142Z';
  const handle = (lift: number) =>
    `M-122 -10C-130 -170 -110 -${300 + lift} 0 -${300 + lift}C110 -${300 + lift} 130 -170 122 -10`;
  const band = (x: number) =>
    k.piece(`M${x - 19} -70L${x + 19} -70L${x + 19} 290L${x - 19} 290Z`, {
      t,
      depth: 0.7,
      reach: 8,
      cast: 4,
    }) + k.stitch(`M${x - 12} -62L${x - 12} 286M${x + 12} -62L${x + 12} 286`, { c: '#e8d2ae' });
  return (
    k.floor(0, 286, 318) +
    cord(k, handle(50), 22, tones([t.lch[0] - 0.08, t.lch[1], t.lch[2]])) +
    k.piece(body, {
      cloth: 0,
      reach: 40,
      over:
        k.folds(
          both(
            'M-170 -140C-190 -40 -200 60 -180 180M-70 -140C-60 -60 -80 20 -76 120M-60 288C-50 240 -70 190 -84 160',
          ),
          {
            w: 22,
            blur: 13,
            o: 0.36,
          },
        ) + k.soft('M-220 -120C-100 -146 100 -146 200 -130C80 -90 -100 -80 -230 -40Z', k.t.hi, 22, 0.5),
    }) +
    [cap, flip(cap)].map(d => k.piece(d, { t, depth: 1, reach: 22, cast: 5 })).join('') +
    k.stitch(both('M-226 -136C-262 0 -264 160 -238 284'), { c: '#e8d2ae' }) +
    k.piece('M-236 -144C-120 -166 120 -166 236 -144L232 -118C120 -140 -120 -140 -232 -118Z', {
      fill: k.t.deep,
      depth: 0.4,
      reach: 6,
    }) +
    k.line('M-230 -131C-120 -152 120 -152 230 -131', { w: 5, c: stock.gold.base, o: 1, dash: '4 3' }) +
    k.piece('M214 -140L240 -136L262 -72L238 -66Z', { t, depth: 0.6, reach: 7, cast: 4 }) +
    band(-122) +
    band(122) +
    cord(k, handle(0), 24, t) +
    k.piece(rect(-44, -322, 88, 44, 20), { t, depth: 0.8, reach: 10, cast: 4 }) +
    k.stitch('M-34 -300L34 -300', { c: '#e8d2ae' }) +
    [-122, 122].map(x => stud(k, x, -40, 6) + stud(k, x, -14, 6)).join('') +
    ring(k, -292, -72, 30, 36) +
    ring(k, 292, -72, 30, 36) +
    k.piece(rect(-46, 84, 92, 60, 6), { t, depth: 0.6, reach: 8, cast: 3 }) +
    k.stitch('M-38 92L38 92L38 136L-38 136Z', { c: '#e8d2ae' }) +
    k.line('M-20 110L20 110M-12 121L12 121', { c: '#f0dcb8', w: 2.6 })
  );
};

const bag = (
  label: string,
  genders: Silhouette['genders'],
  sketch: Sketch,
  pose: Silhouette['pose'] = 'standing',
): Silhouette => ({
  label,
  category: 'bags',
  genders,
  sketch,
  pose,
});

export const bags = {
  tote: bag('Canvas tote', ['women', 'unisex'], tote),
  handbag: bag('Handbag', ['women'], handbag),
  bucket: bag('Bucket bag', ['women'], bucket),
  'belt-bag': bag('Belt bag', ['unisex', 'men', 'women'], beltBag, 'flat'),
  crossbody: bag('Crossbody bag', ['women', 'unisex'], crossbody),
  backpack: bag('Backpack', ['unisex', 'men', 'women'], backpack),
  clutch: bag('Envelope clutch', ['women'], clutch, 'flat'),
  weekender: bag('Weekender', ['men', 'unisex'], weekender),
} satisfies Record<string, Silhouette>;

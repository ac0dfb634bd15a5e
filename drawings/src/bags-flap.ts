import { bridle, cord, ring, stud } from './bag-hardware.ts';
import { circle, rect, symm } from './path.ts';
import { stock, tones } from './tones.ts';
import type { Sketch } from './types.ts';

/** Saddle-shaped crossbody with a push lock. */
export const crossbody: Sketch = k => {
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

/** Envelope clutch on a chain. */
export const clutch: Sketch = k => {
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

/** Messenger: a flap over the whole front, two buckled straps, a webbing shoulder strap. */
export const messenger: Sketch = k => {
  const t = bridle(k);
  const webbing = tones([
    Math.max(0.24, k.base[0] - (k.base[0] > 0.4 ? 0.14 : -0.04)),
    k.base[1] * 0.8,
    k.base[2],
  ]);
  const strap = 'M-296 -70C-300 -330 -150 -440 0 -440C150 -440 300 -330 296 -70';
  const body = symm(
    'M0 -120C-120 -120 -240 -118 -300 -108C-316 0 -320 120 -310 220C-306 248 -290 262 -262 264C-170 270 -80 272 0 272',
  );
  const flap = symm(
    'M0 -134C-120 -134 -240 -132 -306 -120C-318 -40 -322 50 -316 124C-312 150 -296 164 -268 166C-176 172 -84 174 0 174',
  );
  const strapAndBuckle = (x: number) =>
    k.piece(`M${x - 19} 60L${x + 19} 60L${x + 19} 226L${x} 242L${x - 19} 226Z`, {
      t,
      depth: 0.7,
      reach: 8,
      cast: 6,
    }) +
    k.stitch(`M${x - 11} 68L${x - 11} 222L${x} 231L${x + 11} 222L${x + 11} 68`, { c: '#e8d2ae' }) +
    k.piece(rect(x - 29, 116, 58, 50, 7), {
      t: stock.steel,
      fill: k.metal(stock.steel),
      depth: 0,
      cast: 4,
      edge: 1.6,
      cut: rect(x - 19, 126, 38, 30, 3),
    }) +
    k.line(`M${x} 120L${x} 162`, { c: stock.steel.line, w: 5, o: 1 }) +
    k.line(`M${x} 120L${x} 162`, { c: stock.steel.light, w: 3, o: 1 });
  return (
    k.floor(0, 268, 300) +
    cord(k, strap, 34, webbing) +
    k.stitch(strap, { c: webbing.seam, w: 1.8 }) +
    ring(k, -296, -76, 30, 36, stock.steel) +
    ring(k, 296, -76, 30, 36, stock.steel) +
    k.piece(body, { cloth: 0, texture: 'twill', fill: k.t.mid, depth: 1.1, reach: 30 }) +
    k.piece(flap, {
      cloth: 0,
      texture: 'twill',
      cast: 12,
      depth: 1.1,
      reach: 36,
      over:
        k.soft('M-290 -110C-120 -134 100 -132 220 -120C60 -70 -160 -40 -300 20Z', k.t.hi, 24, 0.5) +
        k.folds(
          'M-250 160C-230 110 -220 60 -226 0M230 150C214 100 206 60 212 20M-60 170C-50 130 -56 100 -70 70',
          {
            w: 20,
            blur: 9,
            o: 0.3,
          },
        ),
    }) +
    k.stitch(
      'M-300 -106C-308 -36 -310 50 -304 122C-300 142 -288 152 -266 154C-90 162 90 162 266 154C288 152 300 142 304 122C310 50 308 -36 300 -106',
    ) +
    strapAndBuckle(-150) +
    strapAndBuckle(150) +
    k.piece(rect(-44, 10, 88, 42, 5), { t, depth: 0.6, reach: 7, cast: 3 }) +
    k.line('M-24 27L24 27M-14 37L14 37', { c: '#f0dcb8', w: 2.6 }) +
    stud(k, -296, -30, 7, stock.steel) +
    stud(k, 296, -30, 7, stock.steel)
  );
};

import { metalFor, prong, stone } from './jewelry-metal.ts';
import { circle, points, rect, spread } from './path.ts';
import { stock, tones } from './tones.ts';
import type { Sketch } from './types.ts';

const diamond = tones([0.9, 0.012, 235]);

/** Stud earrings on their card: a centre stone in a ring of small ones. */
export const studs: Sketch = k => {
  const [p, g] = [metalFor(k), stone(k)];
  const one = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})">` +
    k.soft(circle(4, 12, 84), '#1d1712', 9, 0.4) +
    k.piece(circle(0, 0, 88), { t: p, fill: k.metal(p), depth: 0, edge: 2 }) +
    spread(14, 0, 13)
      .map(i => {
        const a = (i / 14) * Math.PI * 2;
        return k.gem(Math.cos(a) * 72, Math.sin(a) * 72, 13.5, 13.5, { ...diamond, hi: '#ffffff' });
      })
      .join('') +
    k.piece(circle(0, 0, 56), { t: p, fill: k.metal(p), depth: 0, edge: 1.8 }) +
    k.gem(0, 0, 50, 50, g) +
    points([-36, -36], [36, -36], [-36, 36], [36, 36])
      .map(([u, v]) => prong(k, u, v, p, 8))
      .join('') +
    '</g>';
  return (
    k.piece(rect(-250, -320, 500, 600, 22), { t: stock.ecru, depth: 0.5, reach: 26, edge: 1.6 }) +
    k.shape('M-30 -286C-30 -300 30 -300 30 -286C30 -272 -30 -272 -30 -286Z', '#cfc5b1') +
    k.line(rect(-226, -296, 452, 552, 12), { c: p.base, w: 2.4, o: 0.8 }) +
    one(-116, 30) +
    one(116, 30) +
    k.line('M-70 -196L70 -196', { c: '#8d8374', w: 6, o: 0.8 }) +
    k.line('M-38 -172L38 -172', { c: '#8d8374', w: 3.4, o: 0.6 })
  );
};

/** Hinged bangle lying open towards the eye: enamel band between two polished rims. */
export const bangle: Sketch = k => {
  const [p, g] = [metalFor(k), stone(k)];
  const ring = (y: number, ry: number, rx = 300) => circle(0, y, rx, ry);
  const band =
    'M-306 -40C-306 120 -170 214 0 214C170 214 306 120 306 -40L306 60C306 220 170 314 0 314C-170 314 -306 220 -306 60Z';
  const enamel =
    'M-303 -14C-298 138 -168 236 0 236C168 236 298 138 303 -14L303 34C298 186 168 288 0 288C-168 288 -298 186 -303 34Z';
  const stones = spread(9, -60, 60).map(a => {
    const r = (a * Math.PI) / 180;
    return k.gem(Math.sin(r) * 302, 34 + Math.cos(r) * 226, 19 - Math.abs(a) * 0.11, 20, {
      ...diamond,
      hi: '#ffffff',
    });
  });
  return (
    `<path d="${ring(-30, 254)}${circle(0, -18, 270, 222)}" fill-rule="evenodd" fill="${k.gradient([
      [0, p.deep],
      [0.3, p.light],
      [0.55, p.dark],
      [0.8, p.hi],
      [1, p.deep],
    ])}" stroke="${p.line}" stroke-width="2"/>` +
    k.clip(
      `M-306 -40C-306 -190 -170 -286 0 -286C170 -286 306 -190 306 -40L270 -18C270 -150 150 -240 0 -240C-150 -240 -270 -150 -270 -18Z`,
      k.soft('M-300 -60C-280 -220 280 -220 300 -60L300 40L-300 40Z', p.line, 24, 0.35),
    ) +
    k.piece(band, { t: p, fill: k.metal(p, 1, 0.2), depth: 0, edge: 2.2, cast: 6 }) +
    k.piece(enamel, {
      t: g,
      depth: 1.1,
      reach: 18,
      edge: 2,
      over: k.soft('M-296 0C-280 150 -150 236 0 240C-140 250 -270 170 -296 40Z', g.hi, 9, 0.8),
    }) +
    stones.join('') +
    k
      .piece(rect(-14, 214, 28, 100, 6), { t: p, fill: k.metal(p, 0, 1), depth: 0, edge: 1.6 })
      .replace('<path', '<path') +
    k.gem(0, 262, 34, 36, g) +
    points([-26, 236], [26, 236], [-26, 288], [26, 288])
      .map(([x, y]) => prong(k, x, y, p, 6.5))
      .join('')
  );
};

/** Flower brooch: eight stone petals, gold leaves, a pearl at the heart. */
export const brooch: Sketch = k => {
  const [p, g] = [metalFor(k), stone(k)];
  const petal = (a: number, long: number, wide: number, r: number, tone: typeof g) =>
    `<g transform="rotate(${a})">` +
    k.piece(circle(0, -r, wide + 9, long + 9), { t: p, fill: k.metal(p), depth: 0, edge: 1.8, cast: 4 }) +
    k.gem(0, -r, wide, long, tone) +
    '</g>';
  const leaf = (a: number) =>
    `<g transform="rotate(${a})">` +
    k.piece('M0 -150C50 -190 70 -270 0 -350C-70 -270 -50 -190 0 -150Z', {
      t: p,
      fill: k.metal(p),
      depth: 0.5,
      reach: 8,
      edge: 2,
    }) +
    k.line('M0 -160L0 -330M0 -210L26 -250M0 -210L-26 -250M0 -250L20 -286M0 -250L-20 -286', {
      c: p.deep,
      w: 3,
      o: 0.7,
    }) +
    '</g>';
  return (
    k.tube('M0 120C10 220 30 300 80 380', 17, p) +
    `<g transform="translate(44 300) rotate(38) scale(.72)">${leaf(0).replace('rotate(0)', 'translate(0 150)')}</g>` +
    [22, 112, 202, 292].map(leaf).join('') +
    spread(8, 0, 315)
      .map(a => petal(a, 62, 44, 148, g))
      .join('') +
    spread(8, 22.5, 337.5)
      .map(a => petal(a, 24, 17, 104, { ...diamond, hi: '#ffffff' }))
      .join('') +
    k.piece(circle(0, 0, 76), { t: p, fill: k.metal(p), depth: 0, edge: 2, cast: 6 }) +
    k.ball(0, 0, 60, stock.pearl)
  );
};

import { metalFor, prong, stone } from './jewelry-metal.ts';
import type { Kit } from './kit.ts';
import { circle, points } from './path.ts';
import { type Tones, tones } from './tones.ts';
import type { Sketch } from './types.ts';

/** The polished band, with its inner wall seen through the finger hole. */
function shank(k: Kit, p: Tones): string {
  const hole = circle(0, 120, 182, 186);
  const band = circle(0, 112, 222, 226) + hole;
  const wall = `<path d="${hole + circle(8, 146, 180, 184)}" fill-rule="evenodd" fill="${k.gradient([
    [0, p.line],
    [0.35, p.deep],
    [0.55, p.light],
    [0.8, p.dark],
    [1, p.deep],
  ])}"/>`;
  return (
    k.clip(hole, wall) +
    `<path d="${band}" fill-rule="evenodd" fill="${k.gradient(
      [
        [0, p.light],
        [0.12, '#fffdf4'],
        [0.28, p.base],
        [0.5, p.dark],
        [0.66, p.light],
        [0.8, p.base],
        [1, p.deep],
      ],
      0,
      0,
      1,
      0.85,
    )}" stroke="${p.line}" stroke-width="2.4"/>` +
    `<path d="${circle(-3, 108, 208, 212)}" fill="none" stroke="#fffdf4" stroke-width="5" opacity=".55" filter="${k.blur(2.2, hole, 40)}"/><path d="${circle(4, 118, 190, 194)}" fill="none" stroke="${p.line}" stroke-width="5" opacity=".4" filter="${k.blur(2.6, hole, 40)}"/>`
  );
}

/** A stone held by four prongs in a basket, small stones along the shoulders. */
export const ring: Sketch = k => {
  const [p, g] = [metalFor(k), stone(k)];
  const pave = [-1, 1]
    .flatMap(s =>
      [0, 1, 2, 3].map(i => {
        const a = ((26 + i * 8.6) * Math.PI) / 180;
        return k.gem(
          s * Math.sin(a) * 204,
          114 - Math.cos(a) * 206,
          15 - i * 1.2,
          15 - i * 1.2,
          tones([0.9, 0.012, 235]),
        );
      }),
    )
    .join('');
  const basket = `M-92 -150C-84 -100 -60 -70 -40 -66L40 -66C60 -70 84 -100 92 -150Z`;
  return (
    shank(k, p) +
    pave +
    k.piece(basket, { t: p, fill: k.metal(p), depth: 0, edge: 2, cast: 5 }) +
    k.line('M-66 -140L-24 -68M66 -140L24 -68M0 -140L0 -68', { c: p.line, w: 3, o: 0.6 }) +
    k.piece(circle(0, -160, 104, 94), { t: p, fill: k.metal(p), depth: 0, edge: 2, cast: 6 }) +
    k.gem(0, -162, 93, 83, g) +
    points([-69, -224], [69, -224], [-69, -98], [69, -98])
      .map(([x, y]) => prong(k, x, y, p, 11))
      .join('')
  );
};

/** Signet: heavy shoulders, an oval cabochon set flush. */
export const signet: Sketch = k => {
  const [p, g] = [metalFor(k), stone(k)];
  const shoulders =
    'M-150 -118C-176 -70 -196 -30 -210 30L-168 50C-150 -20 -100 -66 0 -72C100 -66 150 -20 168 50L210 30C196 -30 176 -70 150 -118Z';
  const cabochon = circle(0, -160, 128, 88);
  return (
    shank(k, p) +
    k.piece(shoulders, { t: p, fill: k.metal(p), depth: 0, edge: 2 }) +
    k.piece(circle(0, -156, 160, 116), { t: p, fill: k.metal(p), depth: 0, edge: 2.2, cast: 7 }) +
    `<path d="${circle(0, -158, 146, 104)}" fill="none" stroke="#fffdf4" stroke-width="4" opacity=".6"/>` +
    k.piece(cabochon, {
      t: g,
      depth: 1.1,
      reach: 16,
      over:
        k.soft('M-104 -176C-84 -222 -10 -240 50 -228C0 -216 -60 -196 -84 -156Z', '#fff', 7, 0.75) +
        k.soft('M-60 -96C0 -82 70 -96 104 -136C80 -92 20 -76 -60 -96Z', '#fff', 9, 0.3),
    })
  );
};

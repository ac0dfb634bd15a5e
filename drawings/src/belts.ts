import type { Kit } from './kit.ts';
import { points, rect } from './path.ts';
import { stock } from './tones.ts';
import type { Sketch } from './types.ts';

/** A fastened belt of height h seen a little from above: its lining behind, the strap and its tail in front. */
function strap(k: Kit, h: number, buckle: string, holes: [number, number][]): string {
  const back = `M-330 -40C-310 -170 310 -170 330 -40L325 ${h - 54}C300 ${h - 164} -300 ${h - 164} -325 ${h - 54}Z`;
  const front = `M-332 -50C-316 84 316 84 332 -50L327 ${h - 52}C306 ${h + 86} -306 ${h + 86} -327 ${h - 52}Z`;
  const tail = `M20 50C130 46 250 18 328 -24L324 ${h - 26}C250 ${h + 16} 130 ${h + 46} 20 ${h + 50}C-90 ${h + 52} -190 ${h + 44} -262 ${h + 18}C-276 ${h * 0.7 + 20} -278 ${h * 0.3 + 36} -268 46C-190 58 -90 62 20 50Z`;
  const hole = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="5.5" ry="7.5" fill="${k.t.line}"/><path d="M${x - 6} ${y + 3}C${x - 4} ${y + 11} ${x + 4} ${y + 11} ${x + 6} ${y + 3}" fill="none" stroke="${k.t.hi}" stroke-width="1.6"/>`;
  return (
    k.floor(0, h + 52, 300, 34) +
    k.piece(back, {
      t: stock.cognac,
      fill: stock.cognac.light,
      depth: 1,
      reach: 20,
      over: k.soft('M-330 -40C-310 -20 310 -20 330 -40L330 60L-330 60Z', '#2a1a0e', 18, 0.3),
    }) +
    k.stitch('M-322 -36C-296 -150 296 -150 322 -36', { c: '#f0d7ae' }) +
    k.piece(front, { cloth: 0, depth: 1.1, reach: 20 }) +
    k.piece(tail, {
      cloth: 0,
      depth: 1,
      reach: 16,
      cast: 7,
      over: k.soft(
        `M-250 ${h * 0.2 + 44}C-120 ${h * 0.2 + 64} 120 ${h * 0.2 + 60} 310 ${h * 0.2 - 10}L310 ${h * 0.2 + 6}C120 ${h * 0.2 + 78} -120 ${h * 0.2 + 82} -250 ${h * 0.2 + 60}Z`,
        k.t.hi,
        8,
        0.65,
      ),
    }) +
    k.stitch(
      `M320 -10C250 32 130 58 20 62C-90 66 -190 68 -257 58M-256 ${h + 6}C-190 ${h + 30} -90 ${h + 40} 20 ${h + 38}C130 ${h + 34} 250 ${h + 4} 318 ${h - 34}`,
    ) +
    holes.map(([x, y]) => hole(x, y)).join('') +
    k.piece(
      `M-156 ${h * 0.02 + 50}C-142 52 -132 53 -122 54L-126 ${h + 54}C-138 ${h + 53} -150 ${h + 52} -162 ${h + 50}Z`,
      {
        depth: 0.8,
        reach: 8,
        cast: 6,
      },
    ) +
    buckle
  );
}

export const belt: Sketch = k => {
  const metal = k.base[1] < 0.03 && k.base[0] > 0.5 ? stock.steel : stock.gold;
  const outer = rect(-58, 28, 116, 146, 22);
  const frame = outer + rect(-36, 50, 72, 102, 10);
  return strap(
    k,
    98,
    k.soft(outer, '#1d1712', 7, 0.4, 4, 8) +
      `<path d="${frame}" fill-rule="evenodd" fill="${k.metal(metal)}" stroke="${metal.line}" stroke-width="2"/><path d="${rect(-51, 35, 102, 132, 17)}" fill="none" stroke="#fffdf2" stroke-width="2.6" opacity=".6"/>` +
      k.piece('M-50 93L44 91C52 91 52 109 44 109L-50 111Z', {
        t: metal,
        fill: k.metal(metal, 0, 1),
        depth: 0,
        cast: 4,
        edge: 1.8,
      }),
    points([-220, 96], [-190, 100], [100, 94], [136, 88]),
  );
};

/** Narrow belt with a round buckle. */
export const slimBelt: Sketch = k => {
  const ring = 'M-62 77C-62 40 -34 12 0 12C34 12 62 40 62 77C62 114 34 142 0 142C-34 142 -62 114 -62 77Z';
  const inner = 'M-42 77C-42 51 -23 32 0 32C23 32 42 51 42 77C42 103 23 122 0 122C-23 122 -42 103 -42 77Z';
  return strap(
    k,
    54,
    k.soft(ring, '#1d1712', 6, 0.4, 4, 7) +
      `<path d="${ring}${inner}" fill-rule="evenodd" fill="${k.metal(stock.gold)}" stroke="${stock.gold.line}" stroke-width="2"/>` +
      k.piece('M-56 70L48 68C56 68 56 84 48 84L-56 86Z', {
        t: stock.gold,
        fill: k.metal(stock.gold, 0, 1),
        depth: 0,
        cast: 4,
        edge: 1.6,
      }),
    points([-224, 78], [-196, 80], [104, 74], [134, 70]),
  );
};

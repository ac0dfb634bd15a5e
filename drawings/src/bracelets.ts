import { metalFor, stone } from './jewelry-metal.ts';
import type { Kit } from './kit.ts';
import { circle, rect } from './path.ts';
import { stock, type Tones, tones } from './tones.ts';
import type { Sketch } from './types.ts';

const beads = 24;
const radius = 262;

/** Beads on an elastic cord; every sixth place holds a grooved metal spacer. `one` draws a bead at a point. */
function strung(k: Kit, p: Tones, one: (x: number, y: number, i: number) => string): string {
  const placed = Array.from({ length: beads }, (_, i) => {
    const turn = (i / beads) * Math.PI * 2 + Math.PI / 2;
    const [x, y] = [Math.cos(turn) * radius, Math.sin(turn) * radius - 40];
    if (i % 6) return one(x, y, i);
    const spacer = k.piece(rect(-27, -30, 54, 60, 22), {
      t: p,
      fill: k.metal(p, 1, 0.2),
      depth: 0,
      edge: 1.8,
    });
    const grooves = k.line('M-16 -26L-16 26M0 -26L0 26M16 -26L16 26', { c: p.deep, w: 3, o: 0.8 });
    return `<g transform="translate(${x} ${y}) rotate(${(i / beads) * 360})">${spacer}${grooves}</g>`;
  });
  // The spacers lie over their neighbours.
  return (
    k.tube(circle(0, -40, radius), 7, stock.espresso, false) +
    placed.filter((_, i) => i % 6).join('') +
    placed.filter((_, i) => i % 6 === 0).join('')
  );
}

/** Stone beads, nothing else. */
export const beadBracelet: Sketch = k => {
  const g = stone(k);
  return strung(k, metalFor(k), (x, y) => k.ball(x, y, 33, g));
};

/** Tiger's eye: amber beads, each banded in brown at its own angle. */
export const tigerEye: Sketch = k => {
  const amber = tones([0.6, 0.115, 66]);
  const bands = 'M-40 -14C-14 -24 14 -4 40 -16M-40 12C-10 2 16 22 40 10';
  return strung(k, stock.gold, (x, y, i) => {
    const grain =
      k.line(bands, { c: '#4a2c12', w: 9, o: 0.5 }) +
      k.line('M-40 0C-12 -10 12 10 40 -2', { c: '#f0c46a', w: 4, o: 0.6 });
    return (
      k.ball(x, y, 33, amber) +
      `<g transform="translate(${x} ${y}) rotate(${i * 47})">${k.clip(circle(0, 0, 32), grain)}</g>` +
      `<ellipse cx="${x - 11}" cy="${y - 14}" rx="7" ry="4.6" fill="#fff" opacity=".85" transform="rotate(-35 ${x - 11} ${y - 14})"/>`
    );
  });
};

/** Pearls or beads with a drop hanging from them. */
export const charmBracelet: Sketch = k => {
  const [p, g] = [metalFor(k), stone(k)];
  const drop =
    'M0 270C30 296 46 322 46 350C46 380 26 400 0 400C-26 400 -46 380 -46 350C-46 322 -30 296 0 270Z';
  const pearl = k.base[0] > 0.9 ? { ...stock.pearl, hi: '#fffdf8' } : g;
  return (
    strung(k, p, (x, y) => k.ball(x, y, 33, pearl)) +
    k.tube(circle(0, 262, 11), 6, p) +
    k.piece(drop, { t: p, fill: k.metal(p), depth: 0, edge: 2, cast: 6 }) +
    k.gem(0, 352, 27, 29, g)
  );
};

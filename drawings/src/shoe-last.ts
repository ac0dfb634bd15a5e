/** Parts that all shoes share: side view, toe to the left, standing on y = 0 between x = -312 and 312. */
import type { Kit } from './kit.ts';
import { place } from './path.ts';
import { stock, type Tones } from './tones.ts';

/** A pair on one floor: the far shoe a step back, the near one throwing a soft shadow on it. */
export function pair(k: Kit, shoe: string, floor: string, outline: string, dx = 128, dy = -66): string {
  const id = k.define('shoe', i => `<g id="${i}">${shoe}</g>`).slice(5, -1);
  const far = 0.95;
  const at = (x: number, y: number, s: number, under = '') =>
    `<g transform="translate(${x} ${y}) scale(${s})">${floor}${under}<use href="#${id}"/></g>`;
  const occlusion = k.clip(
    place(outline, dx, dy, 0, far),
    k.soft(outline, '#1d1712', 16, 0.5, 14, -4),
    'nonzero',
  );
  return at(dx / 2, dy, far) + at(-dx / 2, 0, 1, occlusion);
}

/** The line between upper and sole, from heel to toe: the seat, the raised shank, the ball, a little toe spring. */
export const FEATHER = 'C200 -36 120 -38 60 -34C0 -28 -60 -20 -140 -20C-210 -20 -270 -26 -306 -40Z';

/** Stitched leather sole on a stacked heel. */
export const leatherSole = (k: Kit, t: Tones = stock.espresso): string =>
  k.piece('M146 -30L303 -34C304 -18 303 -6 301 0L158 0C155 -10 150 -20 146 -30Z', {
    t,
    depth: 0.8,
    reach: 9,
    over: k.line('M140 -20L310 -22M140 -11L310 -12', { t, c: t.line, w: 1.6, o: 0.6 }),
  }) +
  k.piece(
    'M-308 -44C-320 -38 -320 -26 -306 -20C-260 -6 -200 0 -130 0C-60 0 0 -6 60 -15C100 -20 130 -22 150 -22L304 -24L304 -48C200 -38 120 -40 60 -36C0 -30 -60 -22 -140 -22C-210 -22 -270 -30 -308 -44Z',
    { t, depth: 0.6, reach: 7 },
  ) +
  k.stitch('M-304 -34C-260 -20 -210 -11 -140 -11C-60 -11 0 -18 60 -25C130 -31 220 -30 298 -36', {
    c: '#d8b98c',
    o: 0.9,
  });

/** Shine on a leather toe and on the heel counter. */
export const polish = (k: Kit, o = 1): string =>
  k.soft('M-286 -66C-270 -96 -222 -108 -176 -122C-186 -90 -236 -70 -286 -66Z', k.t.hi, 9, 0.85 * o) +
  k.soft(
    'M232 -196C262 -206 276 -204 280 -186C286 -140 288 -100 276 -70C258 -110 240 -150 232 -196Z',
    k.t.hi,
    13,
    0.4 * o,
  );

/** Laces from eyelet to eyelet over the tongue's ridge, from the vamp upwards. */
export function lacing(
  k: Kit,
  rows: [x: number, y: number][],
  reach: [dx: number, dy: number],
  t: Tones,
  w: number,
): string {
  const [dx, dy] = reach;
  return rows
    .map(([x, y]) => {
      const d = `M${x} ${y}Q${x + dx * 0.6 - 4} ${y + dy * 0.5 - 5} ${x + dx} ${y + dy}`;
      return (
        `<circle cx="${x + 2}" cy="${y + 2}" r="${w * 0.62}" fill="${k.t.line}"/>` +
        k.line(d, { w, c: t.line, o: 1 }) +
        k.line(d, { w: w - 3, c: t.base, o: 1 }) +
        k.line(d, { w: w * 0.25, c: t.hi, o: 0.9 })
      );
    })
    .join('');
}

import type { Kit } from './kit.ts';
import { place } from './path.ts';

/** A pair in side view, toes to the left: the far shoe set back, the near one throwing a soft shadow on it. */
export function pair(k: Kit, shoe: string, floor: string, outline: string, dx = 96, dy = -112): string {
  const id = k.define('shoe', i => `<g id="${i}">${shoe}</g>`).slice(5, -1);
  const at = (x: number, y: number, s: number, under = '') =>
    `<g transform="translate(${x} ${y}) scale(${s})">${floor}${under}<use href="#${id}"/></g>`;
  const occlusion = k.clip(
    place(outline, dx, dy, 0, 0.96),
    k.soft(outline, '#1d1712', 16, 0.5, 12, -4),
    'nonzero',
  );
  return at(dx / 2, dy, 0.96) + at(-dx / 2, 0, 1, occlusion);
}

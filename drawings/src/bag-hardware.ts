import type { Kit } from './kit.ts';
import { rect } from './path.ts';
import { stock } from './tones.ts';

/** Bridle leather used for straps; dark bags get cognac, brown-ish ones espresso. */
export const bridle = (k: Kit) =>
  k.base[1] > 0.09 && k.base[2] < 95 && k.base[2] > 40 ? stock.espresso : stock.cognac;
/** A round strap or handle along a path, with its shadow. */
export const cord = (k: Kit, d: string, w: number, p = k.t): string =>
  `<path d="${d}" fill="none" stroke="#1d1712" stroke-width="${w}" opacity=".28" filter="${k.blur(5, d, w)}" transform="translate(4 7)"/>` +
  [
    [w, p.line, 0],
    [w - 3.4, p.base, 0],
    [w * 0.34, p.light, -w * 0.18],
  ]
    .map(
      ([s, c, x]) =>
        `<path d="${d}" fill="none" stroke="${c}" stroke-width="${s}" stroke-linejoin="round" transform="translate(${x} ${Number(x) * 0.7})"/>`,
    )
    .join('');
export const stud = (k: Kit, x: number, y: number, r = 6, p = stock.gold): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${k.metal(p)}" stroke="${p.line}" stroke-width="1.4"/>`;
export const ring = (k: Kit, x: number, y: number, w = 34, h = 26, p = stock.gold): string =>
  `<path d="${rect(x - w / 2, y - h / 2, w, h, 9)}" fill="none" stroke="${p.line}" stroke-width="8.5"/><path d="${rect(x - w / 2, y - h / 2, w, h, 9)}" fill="none" stroke="${k.metal(p)}" stroke-width="6"/>`;

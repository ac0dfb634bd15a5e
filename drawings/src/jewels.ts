/** Polished and cut things: beads, bars, chains, stones. */
import { type Canvas, NIGHT } from './canvas.ts';
import { at, circle } from './path.ts';
import type { Tones } from './tones.ts';

export function makeJewels(c: Canvas) {
  /** A polished bead or ball. */
  const ball = (x: number, y: number, r: number, p: Tones): string =>
    c.soft(circle(x + r * 0.16, y + r * 0.3, r), NIGHT, r * 0.22, 0.35) +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${c.radial(`ball${p.base.slice(1)}`, [
      [0, p.hi],
      [0.3, p.light],
      [0.6, p.base],
      [0.88, p.dark],
      [1, p.deep],
    ])}" stroke="${p.line}" stroke-width="1" stroke-opacity=".6"/>` +
    `<ellipse cx="${x - r * 0.34}" cy="${y - r * 0.42}" rx="${r * 0.22}" ry="${r * 0.14}" fill="#fff" opacity=".85" transform="rotate(-35 ${x - r * 0.34} ${y - r * 0.42})"/>`;

  /** A round bar of metal or cord along a path. */
  const tube = (d: string, w: number, p: Tones, shine = true): string => {
    const s = (color: string, sw: number, o = 1, sd = 0, x = 0, y = 0) =>
      `<path d="${d}" fill="none" stroke="${color}" stroke-width="${sw}" stroke-linecap="round" stroke-linejoin="round" opacity="${o}"${sd ? ` filter="${c.blur(sd, d, w)}"` : ''} transform="translate(${x} ${y})"/>`;
    const m = c.define(
      `m${p.base.slice(1)}`,
      id =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="-300" y1="-300" x2="300" y2="300">${[p.light, p.base, p.hi, p.base, p.dark, p.light, p.base, p.dark].map((stop, i) => `<stop offset="${i / 7}" stop-color="${stop}"/>`).join('')}</linearGradient>`,
    );
    return (
      s(p.line, w) +
      s(shine ? m : p.base, w - 3) +
      s(p.deep, w * 0.3, 0.7, w * 0.1, w * 0.22, w * 0.2) +
      s(shine ? '#fffdf4' : p.hi, w * 0.16, 0.9, w * 0.05, -w * 0.2, -w * 0.18)
    );
  };

  /** Fine jewellery chain along a path. */
  const chain = (d: string, w: number, p: Tones): string => {
    const s = (color: string, sw: number, dash: string, off = 0, x = 0, y = 0, o = 1) =>
      `<path d="${d}" fill="none" stroke="${color}" stroke-width="${sw}" stroke-dasharray="${dash}" stroke-dashoffset="${off}" stroke-linecap="round" opacity="${o}" transform="translate(${x} ${y})"/>`;
    const [a1, b1] = [w * 1.5, w * 0.9];
    return (
      s(p.line, w, `${a1} ${b1}`) +
      s(p.base, w * 0.72, `${a1} ${b1}`) +
      s('#fffbe9', w * 0.2, `${a1 * 0.7} ${b1 + a1 * 0.3}`, -w * 0.3, -w * 0.1, -w * 0.16) +
      s(p.line, w * 0.42, `${w * 0.5} ${a1 + b1 - w * 0.5}`, -(a1 + b1 * 0.22)) +
      s(p.hi, w * 0.2, `${w * 0.5} ${a1 + b1 - w * 0.5}`, -(a1 + b1 * 0.22))
    );
  };

  /** A faceted stone seen from above: each facet takes its tone from its angle to the light. */
  const gem = (x: number, y: number, rx: number, ry: number, p: Tones): string => {
    const n = 16;
    const corner = (i: number, q: number): [number, number] => [
      x + Math.cos((i / n) * Math.PI * 2 - Math.PI / 2) * rx * q,
      y + Math.sin((i / n) * Math.PI * 2 - Math.PI / 2) * ry * q,
    ];
    const ramp = [p.hi, p.light, p.base, p.mid, p.dark, p.deep];
    const tone = (i: number, jig: number) =>
      at(
        ramp,
        Math.max(
          0,
          Math.min(5, Math.round(2.5 - 2.2 * Math.cos((i / n) * Math.PI * 2 - Math.PI * 1.72) + jig)),
        ),
      );
    const tri = (pts: [number, number][], fill: string) =>
      `<path d="M${pts.map(q => q.map(v => v.toFixed(1)).join(' ')).join('L')}Z" fill="${fill}" stroke="${p.hi}" stroke-width=".8" stroke-opacity=".5"/>`;
    const girdle = Array.from({ length: n }, (_, i) =>
      tri([corner(i, 1), corner(i + 1, 1), corner(i + (i % 2), 0.76)], tone(i, (i % 3) - 1)),
    ).join('');
    const kites = Array.from({ length: n / 2 }, (_, j) => {
      const i = j * 2;
      return tri(
        [corner(i, 0.76), corner(i + 1, 1), corner(i + 2, 0.76), corner(i + 1, 0.54)],
        tone(i + 1, j % 2 ? 1.3 : -1),
      );
    }).join('');
    const stars = Array.from({ length: n / 2 }, (_, j) => {
      const i = j * 2;
      return tri(
        [corner(i, 0.76), corner(i + 1, 0.54), corner(i - 1, 0.54)],
        tone(i + 8, j % 2 ? -0.6 : 0.8),
      );
    }).join('');
    const table = Array.from({ length: n / 2 }, (_, j) => corner(j * 2 + 1, 0.54));
    return (
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${p.base}" stroke="${p.line}" stroke-width="2.4"/>` +
      girdle +
      kites +
      stars +
      tri(
        table,
        c.gradient(
          [
            [0, p.hi],
            [0.42, p.light],
            [0.5, p.mid],
            [1, p.base],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      `<path d="M${corner(13, 0.5).join(' ')}L${corner(1, 0.5).join(' ')}L${corner(15, 0.12).join(' ')}Z" fill="#fff" opacity=".45"/>`
    );
  };

  return { ball, tube, chain, gem };
}

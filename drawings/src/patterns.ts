import type { PatternName } from '@toptan/demo/drawing';
import { points } from './path.ts';
import type { Tones } from './tones.ts';

/** Tile markup for a cloth pattern; the caller gives it an id and an angle. */
export function tile(kind: PatternName, t: Tones, a: Tones): { w: number; h: number; svg: string } | null {
  const bar = (x: number, y: number, w: number, h: number, c: string, o = 1) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${c}" opacity="${o}"/>`;
  switch (kind) {
    case 'stripe':
      return { w: 40, h: 52, svg: bar(0, 0, 40, 17, a.base) };
    case 'rugby':
      return { w: 40, h: 132, svg: bar(0, 0, 40, 66, a.base) };
    case 'pinstripe':
      return { w: 26, h: 40, svg: bar(0, 0, 7, 40, a.base, 0.9) + bar(13, 0, 1.8, 40, a.base, 0.7) };
    case 'check':
      return {
        w: 92,
        h: 92,
        svg:
          bar(0, 0, 46, 92, t.deep, 0.42) +
          bar(0, 0, 92, 46, t.deep, 0.42) +
          bar(66, 0, 4.5, 92, a.base, 0.8) +
          bar(0, 66, 92, 4.5, a.base, 0.8),
      };
    case 'dots':
      return {
        w: 50,
        h: 50,
        svg: points([12.5, 12.5], [37.5, 37.5])
          .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6.2" fill="${a.base}"/>`)
          .join(''),
      };
    case 'ribbed':
      return {
        w: 15,
        h: 40,
        svg: bar(0, 0, 5, 40, t.deep, 0.5) + bar(5, 0, 3, 40, t.mid, 0.5) + bar(10, 0, 4, 40, t.light, 0.75),
      };
    case 'waffle':
      return {
        w: 19,
        h: 19,
        svg: `<circle cx="10" cy="10" r="6.4" fill="${t.dark}" opacity=".3"/><circle cx="11" cy="11.4" r="4.6" fill="${t.deep}" opacity=".26"/><path d="M0 1.5L19 1.5M1.5 0L1.5 19" stroke="${t.hi}" stroke-width="3" opacity=".55"/>`,
      };
    case 'chunky':
      return {
        w: 34,
        h: 30,
        svg: `<path d="M3 3L17 20L31 3" fill="none" stroke="${t.deep}" stroke-width="6" opacity=".42"/><path d="M3 -1L17 16L31 -1M3 29L17 46L31 29" fill="none" stroke="${t.hi}" stroke-width="4" opacity=".5"/>`,
      };
    default:
      return null;
  }
}

/** Structural textures that do not depend on the chosen pattern. */
export function texture(
  kind: 'rib' | 'fineRib' | 'knit' | 'twill' | 'mesh' | 'grain',
  t: Tones,
): { w: number; h: number; svg: string } {
  const stroke = (d: string, c: string, w: number, o: number) =>
    `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" opacity="${o}" stroke-linecap="round"/>`;
  switch (kind) {
    case 'rib':
      return {
        w: 11,
        h: 20,
        svg: `<rect width="4" height="20" fill="${t.deep}" opacity=".55"/><rect x="6" width="3" height="20" fill="${t.hi}" opacity=".45"/>`,
      };
    case 'fineRib':
      return {
        w: 8,
        h: 20,
        svg: `<rect width="2.6" height="20" fill="${t.deep}" opacity=".45"/><rect x="4" width="2" height="20" fill="${t.hi}" opacity=".35"/>`,
      };
    case 'knit':
      return {
        w: 18,
        h: 15,
        svg:
          stroke('M1.5 1L9 9.5L16.5 1', t.dark, 2.6, 0.42) +
          stroke('M1.5 8.5L9 17L16.5 8.5M1.5 -6.5L9 2L16.5 -6.5', t.hi, 1.6, 0.34),
      };
    case 'twill':
      return { w: 7, h: 7, svg: stroke('M-1 8L8 -1M-4.5 4.5L4.5 -4.5M2.5 11.5L11.5 2.5', t.light, 1.3, 0.5) };
    case 'grain':
      return {
        w: 23,
        h: 19,
        svg:
          stroke(
            'M2 4Q6 1 9 5M13 3Q17 6 21 2M5 11Q9 14 12 10M16 12Q19 9 22 13M1 17Q6 15 9 18',
            t.deep,
            1.3,
            0.34,
          ) + stroke('M3 6Q6 4 8 7M14 5Q17 8 20 5M6 13Q9 16 11 13M17 14Q19 12 21 15', t.hi, 1.1, 0.4),
      };
    case 'mesh':
      return {
        w: 9,
        h: 9,
        svg: `<circle cx="2.3" cy="2.3" r="1.3" fill="${t.dark}" opacity=".5"/><circle cx="6.8" cy="6.8" r="1.3" fill="${t.dark}" opacity=".5"/>`,
      };
  }
}

/** Melange: short light and dark fibres, for grey cloth. Fibres are repeated across the edges so that the tile never shows. */
export function heather(t: Tones): { w: number; h: number; svg: string } {
  const size = 160;
  const noise = (i: number) => {
    const v = Math.sin(i * 12.9898) * 43758.5453;
    return v - Math.floor(v);
  };
  const fibres = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const [x, y, turn, len] = [
        noise(from + i) * size,
        noise(from + i + 0.3) * size,
        noise(from + i + 0.6) * Math.PI,
        5 + noise(from + i + 0.9) * 8,
      ];
      return [0, -size]
        .flatMap(ox =>
          [0, -size].map(
            oy =>
              `M${(x + ox).toFixed(1)} ${(y + oy).toFixed(1)}l${(Math.cos(turn) * len * 0.6).toFixed(1)} ${(Math.sin(turn) * len).toFixed(1)}`,
          ),
        )
        .join('');
    }).join('');
  const layer = (d: string, c: string) =>
    `<path d="${d}" fill="none" stroke="${c}" stroke-width="1.4" opacity=".3" stroke-linecap="round"/>`;
  return { w: size, h: size, svg: layer(fibres(1, 170), t.deep) + layer(fibres(500, 170), t.hi) };
}

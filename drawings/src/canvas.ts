/** The canvas of one drawing: its definitions (each once), and plain shapes without material. */
import { bounds, circle } from './path.ts';

export const NIGHT = '#1d1712';

type Stop = [offset: number, color: string, opacity?: number];

const stopsOf = (stops: Stop[]): string =>
  stops
    .map(([offset, c, o = 1]) => `<stop offset="${offset}" stop-color="${c}" stop-opacity="${o}"/>`)
    .join('');

export type Canvas = ReturnType<typeof makeCanvas>;

export function makeCanvas(uid: string) {
  const defs = new Map<string, string>();
  let n = 0;

  const define = (key: string, make: (id: string) => string): string => {
    const id = `${uid}-${key}`;
    if (!defs.has(id)) defs.set(id, make(id));
    return `url(#${id})`;
  };

  /** A blur for one path. Its region is kept to that path: full-canvas blurs made a render ten times slower. */
  const blur = (sd: number, d: string, spread = 0) => {
    const [x, y, w, h] = bounds(d, sd * 3 + spread);
    return define(
      `b${sd}_${x}_${y}_${w}_${h}`.replace(/[.]/g, 'p'),
      id =>
        `<filter id="${id}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${w}" height="${h}"><feGaussianBlur stdDeviation="${sd}"/></filter>`,
    );
  };

  const gradient = (stops: Stop[], x1 = 0, y1 = 0, x2 = 1, y2 = 0) =>
    define(
      `g${n++}`,
      id =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
    );

  const radial = (key: string, stops: Stop[], cx = 0.36, cy = 0.3, r = 0.75) =>
    define(
      `r${key}`,
      id => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`,
    );

  const tiled = (key: string, m: { w: number; h: number; svg: string }, turn: number) =>
    define(
      `p${key}${turn}`.replace(/[.]/g, 'p'),
      id =>
        `<pattern id="${id}" width="${m.w}" height="${m.h}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${m.svg}</pattern>`,
    );

  const clip = (d: string, svg: string, rule: 'evenodd' | 'nonzero' = 'evenodd') =>
    `<g clip-path="${define(`c${n++}`, id => `<clipPath id="${id}"><path d="${d}" clip-rule="${rule}"/></clipPath>`)}">${svg}</g>`;

  const sheet = (fill: string) => `<rect x="-600" y="-750" width="1200" height="1500" fill="${fill}"/>`;

  const shape = (d: string, fill: string, o = 1) =>
    `<path d="${d}" fill="${fill}"${o < 1 ? ` opacity="${o}"` : ''}/>`;

  const soft = (d: string, c: string, sd: number, o: number, x = 0, y = 0) =>
    `<path d="${d}" fill="${c}" opacity="${o}" filter="${blur(sd, d)}" transform="translate(${x} ${y})"/>`;

  /** Contact shadow of a standing product. */
  const floor = (x: number, y: number, rx: number, ry = 26): string =>
    soft(circle(x + 14, y + 6, rx * 1.04, ry), '#3a2f24', 20, 0.26) +
    soft(circle(x + 4, y, rx * 0.94, ry * 0.42), '#241b13', 7, 0.42);

  return { defs, define, blur, gradient, radial, tiled, clip, sheet, shape, soft, floor };
}

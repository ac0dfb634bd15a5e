/** The drawing tools: one light (upper left), one line weight, one way of shading a piece. */
import { at, bounds, circle, points, spread } from './path.ts';
import { heather, texture, tile } from './patterns.ts';
import { type LCH, stock, type Tones, tones } from './tones.ts';
import type { PatternName } from './types.ts';

export interface PieceOptions {
  t?: Tones;
  fill?: string;
  /** Angle of the chosen cloth pattern on this piece; leave out to keep the piece plain. */
  cloth?: number;
  texture?: 'rib' | 'fineRib' | 'knit' | 'twill' | 'mesh';
  turn?: number;
  /** Strength and reach of the modelling along the edges. */
  depth?: number;
  reach?: number;
  /** Markup clipped to the piece, below and above the modelling. */
  inside?: string;
  over?: string;
  /** Shadow thrown on whatever lies below, in px of blur. */
  cast?: number;
  edge?: number;
  /** Openings in the piece, as closed paths inside it. */
  cut?: string;
}
export interface StrokeOptions {
  w?: number;
  c?: string;
  o?: number;
  t?: Tones;
  dash?: string;
}
export interface FoldOptions {
  w?: number;
  blur?: number;
  o?: number;
  lit?: boolean;
  t?: Tones;
}

const NIGHT = '#1d1712';

export type Kit = ReturnType<typeof makeKit>;

export function makeKit(uid: string, base: LCH, accent: LCH, pattern: PatternName, fibres = false) {
  const t = tones(base);
  const a = tones(accent);
  const defs = new Map<string, string>();
  // Printed cloth is shaded with neutral light and dark, so that its second colour stays clean.
  const multi = pattern === 'stripe' || pattern === 'check' || pattern === 'dots';
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
  const gradient = (
    stops: [number, string, number?][],
    x1 = 0,
    y1 = 0,
    x2 = 1,
    y2 = 0,
    units = 'objectBoundingBox',
  ) =>
    define(
      `g${n++}`,
      id =>
        `<linearGradient id="${id}" gradientUnits="${units}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(([o, c, op = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${op}"/>`).join('')}</linearGradient>`,
    );
  const tiled = (key: string, m: { w: number; h: number; svg: string }, turn: number) =>
    define(
      `p${key}${turn}`,
      id =>
        `<pattern id="${id}" width="${m.w}" height="${m.h}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${m.svg}</pattern>`,
    );
  const clip = (d: string, svg: string, rule: 'evenodd' | 'nonzero' = 'evenodd') =>
    `<g clip-path="${define(`c${n++}`, id => `<clipPath id="${id}"><path d="${d}" clip-rule="${rule}"/></clipPath>`)}">${svg}</g>`;
  const sheet = (fill: string) => `<rect x="-600" y="-700" width="1200" height="1400" fill="${fill}"/>`;
  const shape = (d: string, fill: string, o = 1) =>
    `<path d="${d}" fill="${fill}"${o < 1 ? ` opacity="${o}"` : ''}/>`;
  const soft = (d: string, c: string, sd: number, o: number, x = 0, y = 0) =>
    `<path d="${d}" fill="${c}" opacity="${o}" filter="${blur(sd, d)}" transform="translate(${x} ${y})"/>`;
  const cloth = (turn = 0) => {
    const m =
      tile(pattern, t, a) ??
      (fibres && base[1] < 0.02 && base[0] > 0.45 && base[0] < 0.86 ? heather(t) : null);
    return m ? sheet(tiled(pattern, m, turn)) : '';
  };

  /** A part of the product: colour, pattern, texture, modelling from one light, outline. */
  function piece(d: string, o: PieceOptions = {}): string {
    const p = o.t ?? t;
    const printed = o.cloth !== undefined && multi;
    const { depth = 1, reach = 24, cast = 0, edge = 2 } = o;
    const [rx, ry, rw, rh] = bounds(d, reach * 5);
    const rim = `M${rx} ${ry}L${rx + rw} ${ry}L${rx + rw} ${ry + rh}L${rx} ${ry + rh}Z${d}${o.cut ?? ''}`;
    const edgeShade = (c: string, op: number, s: number) =>
      `<path d="${rim}" fill-rule="evenodd" fill="${c}" opacity="${op}" filter="${blur(reach, d, reach)}" transform="translate(${s * reach * 0.62} ${s * reach * 0.5})"/>`;
    const tex = o.texture
      ? sheet(tiled(`${o.texture}${p.base.slice(1)}`, texture(o.texture, p), o.turn ?? 0))
      : '';
    return [
      cast ? soft(d, NIGHT, cast, 0.3, cast * 0.35, cast * 0.7) : '',
      o.cut
        ? `<path d="${d}${o.cut}" fill-rule="evenodd" fill="${o.fill ?? p.base}"/>`
        : shape(d, o.fill ?? p.base),
      clip(
        d + (o.cut ?? ''),
        (o.cloth !== undefined ? cloth(o.cloth) : '') +
          tex +
          (o.inside ?? '') +
          (depth
            ? wash(p, (printed ? 0.16 : 0.36) * depth) +
              edgeShade(printed ? NIGHT : p.deep, (printed ? 0.3 : 0.62) * depth, -1) +
              edgeShade(printed ? '#fff' : p.hi, (printed ? 0.2 : 0.6) * depth, 1)
            : '') +
          (o.over ?? ''),
      ),
      edge
        ? `<path d="${d}${o.cut ?? ''}" fill="none" stroke="${p.line}" stroke-width="${edge}" stroke-linejoin="round" opacity=".75"/>`
        : '',
    ].join('');
  }

  const line = (d: string, { w = 2.2, c, o = 0.85, t: p = t, dash }: StrokeOptions = {}) =>
    `<path d="${d}" fill="none" stroke="${c ?? p.seam}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" opacity="${o}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
  const stitch = (d: string, o: StrokeOptions = {}) => line(d, { w: 1.8, dash: '7 5', o: 0.7, ...o });

  /** Soft creases: a dark valley and, beside it towards the light, a lit ridge. */
  function folds(
    d: string,
    { w = 14, blur: sd = 8, o: strength = 0.5, lit = true, t: p = t }: FoldOptions = {},
  ): string {
    const o = strength * (p.lch[0] > 0.9 ? 0.78 : 1);
    const s = (c: string, op: number, x: number, y: number, k: number) =>
      `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w * k}" stroke-linecap="round" opacity="${op}" filter="${blur(sd, d, w)}" transform="translate(${x} ${y})"/>`;
    return multi
      ? (lit ? s('#fff', o * 0.3, -w * 0.85, -w * 0.45, 0.8) : '') + s(NIGHT, o * 0.5, 0, 0, 1)
      : (lit ? s(p.hi, Math.min(1, o * 0.9), -w * 0.85, -w * 0.45, 0.8) : '') +
          s(p.deep, Math.min(1, o * 1.15), 0, 0, 1);
  }

  /** Ambient light across a whole piece, left to right or along the given direction. */
  const wash = (p: Tones = t, o = 0.5) => {
    const stop = (at: number, c: string, op: number) =>
      `<stop offset="${at}" stop-color="${c}" stop-opacity="${op}"/>`;
    const light = define(
      `w${p.base.slice(1)}-${Math.round(o * 100)}`,
      id =>
        `<linearGradient id="${id}" x2="1" y2=".25">${stop(0.14, p.hi, o)}${stop(0.46, p.hi, 0)}${stop(0.54, p.deep, 0)}${stop(0.9, p.deep, o * 1.5)}</linearGradient>`,
    );
    return `<rect x="-450" y="-750" width="900" height="1500" fill="${light}"/>`;
  };

  function button(
    x: number,
    y: number,
    r = 8,
    p: Tones = base[0] < 0.34
      ? tones([0.42, 0.01, 270])
      : base[0] > 0.6
        ? stock.pearl
        : tones([Math.max(0.2, base[0] - 0.14), base[1] * 0.7, base[2]]),
  ): string {
    const h = r * 0.26;
    return (
      soft(circle(x + 1.5, y + 3, r), NIGHT, 2.5, 0.4) +
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${gradient(
        [
          [0, p.hi],
          [1, p.dark],
        ],
        0,
        0,
        1,
        1,
      )}" stroke="${p.line}" stroke-width="1.2"/>` +
      `<circle cx="${x}" cy="${y}" r="${r * 0.68}" fill="${p.base}"/>` +
      points([-h, -h], [h, -h], [-h, h], [h, h])
        .map(([u, v]) => `<circle cx="${x + u}" cy="${y + v}" r="${r * 0.13}" fill="${p.line}"/>`)
        .join('')
    );
  }

  /** A zip: tape, two rows of teeth, a puller at the top. */
  function zip(x: number, y1: number, y2: number, metal: Tones = stock.steel, w = 13): string {
    const rows = spread(Math.round((y2 - y1) / 7), y1 + 3, y2 - 3);
    return (
      `<rect x="${x - w / 2}" y="${y1}" width="${w}" height="${y2 - y1}" fill="${t.deep}"/>` +
      `<path d="${rows.map((y, i) => `M${x + (i % 2 ? -3.6 : -0.6)} ${y}L${x + (i % 2 ? 0.6 : 3.6)} ${y}`).join('')}" stroke="${metal.base}" stroke-width="3.4"/>` +
      shape(
        `M${x - 6} ${y1 - 2}L${x + 6} ${y1 - 2}L${x + 7} ${y1 + 16}L${x - 7} ${y1 + 16}Z`,
        gradient([
          [0, metal.hi],
          [0.5, metal.light],
          [1, metal.deep],
        ]),
      ) +
      `<path d="M${x - 4} ${y1 + 16}L${x + 4} ${y1 + 16}L${x + 5.5} ${y1 + 46}L${x - 5.5} ${y1 + 46}Z" fill="${gradient(
        [
          [0, metal.hi],
          [1, metal.dark],
        ],
      )}" stroke="${metal.line}" stroke-width="1"/>`
    );
  }

  /** Polished metal: banded light, warm or cool by its tones. */
  const metal = (p: Tones, x2 = 1, y2 = 0.6) =>
    gradient(
      [
        [0, p.light],
        [0.18, '#fffdf6'],
        [0.38, p.base],
        [0.62, p.deep],
        [0.78, p.light],
        [1, p.dark],
      ],
      0,
      0,
      x2,
      y2,
    );

  const radial = (key: string, stops: [number, string, number?][], cx = 0.36, cy = 0.3, r = 0.75) =>
    define(
      `r${key}`,
      id =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(([o, c, op = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${op}"/>`).join('')}</radialGradient>`,
    );

  /** A polished bead or ball. */
  const ball = (x: number, y: number, r: number, p: Tones = t): string =>
    soft(circle(x + r * 0.16, y + r * 0.3, r), NIGHT, r * 0.22, 0.35) +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${radial(`ball${p.base.slice(1)}`, [
      [0, p.hi],
      [0.3, p.light],
      [0.6, p.base],
      [0.88, p.dark],
      [1, p.deep],
    ])}" stroke="${p.line}" stroke-width="1" stroke-opacity=".6"/>` +
    `<ellipse cx="${x - r * 0.34}" cy="${y - r * 0.42}" rx="${r * 0.22}" ry="${r * 0.14}" fill="#fff" opacity=".85" transform="rotate(-35 ${x - r * 0.34} ${y - r * 0.42})"/>`;

  /** A round bar of metal or cord along a path. */
  const tube = (d: string, w: number, p: Tones, shine = true): string => {
    const s = (c: string, sw: number, o = 1, sd = 0, x = 0, y = 0) =>
      `<path d="${d}" fill="none" stroke="${c}" stroke-width="${sw}" stroke-linecap="round" stroke-linejoin="round" opacity="${o}"${sd ? ` filter="${blur(sd, d, w)}"` : ''} transform="translate(${x} ${y})"/>`;
    const m = define(
      `m${p.base.slice(1)}`,
      id =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="-300" y1="-300" x2="300" y2="300">${[p.light, p.base, p.hi, p.base, p.dark, p.light, p.base, p.dark].map((c, i) => `<stop offset="${i / 7}" stop-color="${c}"/>`).join('')}</linearGradient>`,
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
    const s = (c: string, sw: number, dash: string, off = 0, x = 0, y = 0, o = 1) =>
      `<path d="${d}" fill="none" stroke="${c}" stroke-width="${sw}" stroke-dasharray="${dash}" stroke-dashoffset="${off}" stroke-linecap="round" opacity="${o}" transform="translate(${x} ${y})"/>`;
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
    const tri = (pts: [number, number][], c: string) =>
      `<path d="M${pts.map(q => q.map(v => v.toFixed(1)).join(' ')).join('L')}Z" fill="${c}" stroke="${p.hi}" stroke-width=".8" stroke-opacity=".5"/>`;
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
        gradient(
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

  /** Contact shadow of a standing product. */
  const floor = (x: number, y: number, rx: number, ry = 26) =>
    soft(circle(x + 14, y + 6, rx * 1.04, ry), '#3a2f24', 20, 0.26) +
    soft(circle(x + 4, y, rx * 0.94, ry * 0.42), '#241b13', 7, 0.42);

  return {
    t,
    a,
    base,
    pattern,
    defs,
    define,
    blur,
    gradient,
    clip,
    shape,
    soft,
    piece,
    line,
    stitch,
    folds,
    wash,
    button,
    zip,
    metal,
    floor,
    cloth,
    sheet,
    tiled,
    radial,
    ball,
    tube,
    chain,
    gem,
  };
}

/** Cloth and leather: one way of shading a piece, of laying a fold, of sewing a seam. */
import type { PatternName } from '@toptan/demo/drawing';
import { type Canvas, NIGHT } from './canvas.ts';
import { bounds, tapered } from './path.ts';
import { heather, texture, tile } from './patterns.ts';
import type { LCH, Tones } from './tones.ts';

export interface PieceOptions {
  t?: Tones;
  fill?: string;
  /** Angle of the chosen cloth pattern on this piece; leave out to keep the piece plain. */
  cloth?: number;
  texture?: 'rib' | 'fineRib' | 'knit' | 'twill' | 'mesh' | 'grain';
  turn?: number;
  /** Strength and reach of the modelling along the edges. */
  depth?: number;
  reach?: number;
  /** Markup clipped to the piece, below and above the modelling. */
  inside?: string;
  over?: string;
  /** Shadow thrown on the parts below, in px of blur. */
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
  t?: Tones;
}

/** `fibres`: grey cloth is melange, grey leather is not. */
export function makeCloth(c: Canvas, base: LCH, t: Tones, a: Tones, pattern: PatternName, fibres: boolean) {
  // Printed cloth is shaded with neutral light and dark, so that its second color stays clean.
  const printed = !['plain', 'ribbed', 'waffle', 'chunky'].includes(pattern);
  const melange = fibres && base[1] < 0.02 && base[0] > 0.45 && base[0] < 0.86;

  const cloth = (turn: number) => {
    const m = tile(pattern, t, a) ?? (melange ? heather(t) : null);
    return m ? c.sheet(c.tiled(pattern, m, turn)) : '';
  };

  /** Ambient light across a whole piece, left to right. */
  const wash = (p: Tones, o: number) => {
    const light = c.define(`w${p.base.slice(1)}-${Math.round(o * 100)}`, id => {
      const stop = (at: number, color: string, op: number) =>
        `<stop offset="${at}" stop-color="${color}" stop-opacity="${op}"/>`;
      return `<linearGradient id="${id}" x2="1" y2=".25">${stop(0.14, p.hi, o)}${stop(0.46, p.hi, 0)}${stop(0.54, p.deep, 0)}${stop(0.9, p.deep, o * 1.5)}</linearGradient>`;
    });
    return `<rect x="-450" y="-750" width="900" height="1500" fill="${light}"/>`;
  };

  /** A part of the product: color, pattern, texture, modelling from one light, outline. */
  function piece(d: string, o: PieceOptions = {}): string {
    const p = o.t ?? t;
    const neutral = o.cloth !== undefined && printed;
    const { depth = 1, reach = 24, cast = 0, edge = 2 } = o;
    const outline = d + (o.cut ?? '');
    const [rx, ry, rw, rh] = bounds(d, reach * 5);
    const frame = `M${rx} ${ry}L${rx + rw} ${ry}L${rx + rw} ${ry + rh}L${rx} ${ry + rh}Z${outline}`;
    const [dark, lit] = neutral ? [NIGHT, '#fff'] : [p.deep, p.hi];
    const edgeShade = (color: string, op: number, s: number) =>
      `<path d="${frame}" fill-rule="evenodd" fill="${color}" opacity="${op}" transform="translate(${s * reach * 0.62} ${s * reach * 0.5})"/>`;
    // The thickness of the cloth: its edge catches the light above, and turns away from it below.
    const rim = (color: string, op: number, s: number) =>
      `<path d="${outline}" fill="none" stroke="${color}" stroke-width="${edge * 2.2}" stroke-linejoin="round" opacity="${op}" transform="translate(${s * edge * 0.7} ${s * edge * 0.9})"/>`;
    const modelling = depth
      ? `${wash(p, (neutral ? 0.16 : 0.36) * depth)}<g filter="${c.blur(reach, d, reach * 0.4)}">${edgeShade(lit, (neutral ? 0.26 : 0.78) * depth, 1)}${edgeShade(dark, (neutral ? 0.32 : 0.64) * depth, -1)}</g>`
      : '';
    const material = o.texture
      ? c.sheet(c.tiled(`${o.texture}${p.base.slice(1)}`, texture(o.texture, p), o.turn ?? 0))
      : '';
    return [
      cast ? c.soft(d, NIGHT, cast, 0.3, cast * 0.35, cast * 0.7) : '',
      `<path d="${outline}"${o.cut ? ' fill-rule="evenodd"' : ''} fill="${o.fill ?? p.base}"/>`,
      c.clip(
        outline,
        (o.cloth === undefined ? '' : cloth(o.cloth)) +
          material +
          (o.inside ?? '') +
          modelling +
          (o.over ?? '') +
          (edge && depth ? rim(dark, neutral ? 0.16 : 0.4, -1) + rim(lit, neutral ? 0.3 : 0.55, 1) : ''),
      ),
      edge
        ? `<path d="${outline}" fill="none" stroke="${p.line}" stroke-width="${edge}" stroke-linejoin="round" opacity=".75"/>`
        : '',
    ].join('');
  }

  const line = (d: string, { w = 2.2, c: color, o = 0.85, t: p = t, dash }: StrokeOptions = {}) =>
    `<path d="${d}" fill="none" stroke="${color ?? p.seam}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" opacity="${o}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
  const stitch = (d: string, o: StrokeOptions = {}) => line(d, { w: 1.8, dash: '7 5', o: 0.7, ...o });

  /** Soft creases that taper at both ends: a dark valley and, beside it towards the light, a lit ridge. */
  function folds(d: string, { w = 14, blur: sd = 8, o: strength = 0.5, t: p = t }: FoldOptions = {}): string {
    const o = strength * (p.lch[0] > 0.9 ? 0.85 : 1);
    const [dark, lit, valley, ridge] = printed
      ? [NIGHT, '#fff', 0.62, 0.36]
      : [p.deep, p.hi, 1.5, p.lch[0] < 0.34 ? 1.35 : 1.15];
    const laid = (color: string, op: number, width: number, x: number, y: number) =>
      `<path d="${tapered(d, width)}" fill="${color}" opacity="${Math.min(1, op)}" transform="translate(${x} ${y})"/>`;
    return `<g filter="${c.blur(sd * 0.8, d, w * 1.5)}">${laid(lit, o * ridge, w * 1.5, -w * 0.8, -w * 0.4)}${laid(dark, o * valley, w * 1.8, 0, 0)}</g>`;
  }

  return { printed, piece, line, stitch, folds, wash };
}

import type { Kit } from './kit.ts';
import { circle, flip, rect, spread } from './path.ts';
import { hex, stock, type Tones, tones } from './tones.ts';

export const polar = (a: number, r: number): [number, number] => [
  Math.sin((a * Math.PI) / 180) * r,
  -Math.cos((a * Math.PI) / 180) * r,
];
/** Colors that ask for gold rather than steel. */
export const warm = (k: Kit): boolean =>
  k.base[1] > 0.09 || (k.base[1] > 0.03 && k.base[2] > 60 && k.base[2] < 200);
export const bezel = (k: Kit, r: number, p: Tones): string =>
  `<circle r="${r}" fill="${k.metal(p)}" stroke="${p.line}" stroke-width="2.2"/><circle r="${r - 9}" fill="none" stroke="${k.metal(p, -1, 1)}" stroke-width="10"/><circle r="${r - 18}" fill="${p.deep}" stroke="${p.line}" stroke-width="1.6"/>`;

/** Indices, hands at ten past ten and the crystal's reflection. */
export function dial(k: Kit, r: number, face: Tones, mark: string, ticks = true): string {
  const tick = (i: number) => {
    const long = i % 5 === 0;
    const [[x1, y1], [x2, y2]] = [polar(i * 6, r - 9), polar(i * 6, r - (long ? 30 : 15))];
    return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${long ? mark : face.lch[0] > 0.6 ? face.line : face.hi}" stroke-width="${long ? 6 : 1.8}" opacity="${long ? 1 : 0.7}"/>`;
  };
  return (
    `<circle r="${r}" fill="${k.radial(
      `dial${face.base.slice(1)}`,
      [
        [0, face.light],
        [0.6, face.base],
        [1, face.dark],
      ],
      0.4,
      0.34,
      0.72,
    )}"/>` +
    (ticks ? Array.from({ length: 60 }, (_, i) => tick(i)).join('') : '') +
    `<circle r="${r}" fill="none" stroke="#15110d" stroke-width="9" opacity=".28" filter="${k.blur(5, circle(0, 0, r), 9)}"/>`
  );
}
export function hands(k: Kit, r: number, p: Tones, second: string): string {
  const hand = (a: number, len: number, w: number) =>
    `<g transform="rotate(${a})">${k.soft(`M${-w} 16L0 ${-len}L${w} 16Z`, '#15110d', 3, 0.4, 3, 4)}<path d="M${-w * 0.7} 20L${-w} ${-len * 0.5}L0 ${-len}L${w} ${-len * 0.5}L${w * 0.7} 20Z" fill="${p.base}" stroke="${p.line}" stroke-width="1.2"/><path d="M0 20L0 ${-len}L${-w} ${-len * 0.5}L${-w * 0.7} 20Z" fill="${p.hi}"/></g>`;
  return (
    hand(-58, r * 0.55, 8) +
    hand(54, r * 0.8, 6) +
    `<g transform="rotate(150)"><path d="M0 34L0 ${-r * 0.82}" stroke="${second}" stroke-width="2.6"/></g><circle r="9" fill="${p.base}" stroke="${p.line}" stroke-width="1.4"/><circle r="3" fill="${p.line}"/>`
  );
}
export const glare = (k: Kit, d: string, clip: string): string =>
  k.clip(
    clip,
    `<path d="${d}" fill="${k.gradient(
      [
        [0, '#fff', 0.34],
        [1, '#fff', 0.04],
      ],
      0,
      0,
      1,
      1,
    )}"/>`,
  );
export const crown = (k: Kit, x: number, p: Tones): string =>
  k.piece(rect(x, -20, 26, 40, 7), { t: p, fill: k.metal(p, 0, 1), depth: 0, edge: 1.8 }) +
  spread(6, -13, 13)
    .map(y => `<path d="M${x + 5} ${y}L${x + 23} ${y}" stroke="${p.line}" stroke-width="1.6" opacity=".6"/>`)
    .join('');
/** Roman numerals as strokes, so that no font is needed. */
export function numeral(s: string): string {
  const width = (c: string) => (c === 'I' ? 7 : 15);
  let x = -[...s].reduce((w, c) => w + width(c), 0) / 2;
  const [thick, thin] = [[] as string[], [] as string[]];
  for (const c of s) {
    const [l, r] = [x + 2, x + width(c) - 2];
    if (c === 'I') thick.push(`M${x + 3.5} -9L${x + 3.5} 9`);
    if (c === 'V') {
      thick.push(`M${l} -9L${(l + r) / 2} 9`);
      thin.push(`M${(l + r) / 2} 9L${r} -9`);
    }
    if (c === 'X') {
      thick.push(`M${l} -9L${r} 9`);
      thin.push(`M${r} -9L${l} 9`);
    }
    thin.push(
      `M${x + 0.5} -9L${x + width(c) - 0.5} -9`,
      c === 'V' ? '' : `M${x + 0.5} 9L${x + width(c) - 0.5} 9`,
    );
    x += width(c);
  }
  const ink = (d: string[], w: number) =>
    `<path d="${d.join('')}" fill="none" stroke="${stock.ink.base}" stroke-width="${w}"/>`;
  return ink(thick, 3.2) + ink(thin, 1.2);
}
export const creamFace = tones([0.95, 0.014, 88]);

/** Leather strap: buckle end above, pierced tail below, padded near the lugs. */
export function strap(k: Kit, w: number, y0: number, p: Tones, metal: Tones, cloth?: number): string {
  const n = w * 0.8;
  const up = `M${-w} ${-y0}C${-w + 4} ${-y0 - 120} ${-n} -290 ${-n} -366L${n} -366C${n} -290 ${w - 4} ${-y0 - 120} ${w} ${-y0}Z`;
  const down = `M${-w} ${y0}C${-w + 4} ${y0 + 120} ${-n} 300 ${-n} 350C${-n} 392 ${-n * 0.5} 418 0 424C${n * 0.5} 418 ${n} 392 ${n} 350C${n} 300 ${w - 4} ${y0 + 120} ${w} ${y0}Z`;
  const pad = (s: number) =>
    k.soft(
      `M${-w * 0.7} ${s * y0}L${w * 0.3} ${s * y0}L${w * 0.1} ${s * 270}L${-w * 0.6} ${s * 270}Z`,
      p.hi,
      12,
      0.5,
    ) +
    k.soft(
      `M${-w} ${s * (y0 - 6)}L${w} ${s * (y0 - 6)}L${w} ${s * (y0 + 26)}L${-w} ${s * (y0 + 26)}Z`,
      p.line,
      10,
      0.6,
    );
  const thread = { c: p.lch[0] > 0.6 ? p.deep : hex([0.86, 0.04, 80]), o: 0.85 };
  const frame = `M${-n - 20} -416C${-n - 20} -430 ${-n - 12} -434 ${-n} -434L${n} -434C${n + 12} -434 ${n + 20} -430 ${n + 20} -416L${n + 18} -362L${-n - 18} -362Z`;
  return (
    [up, down]
      .map((d, i) =>
        k.piece(d, {
          t: p,
          ...(cloth !== undefined && { cloth }),
          depth: 1,
          reach: 18,
          over: pad(i ? 1 : -1),
        }),
      )
      .join('') +
    k.stitch(
      `M${-w + 11} ${-y0}C${-w + 14} ${-y0 - 120} ${-n + 10} -290 ${-n + 10} -350M${w - 11} ${-y0}C${w - 14} ${-y0 - 120} ${n - 10} -290 ${n - 10} -350M${-w + 11} ${y0}C${-w + 14} ${y0 + 120} ${-n + 10} 300 ${-n + 10} 350C${-n + 12} 386 ${-n * 0.46} 406 0 411C${n * 0.46} 406 ${n - 12} 386 ${n - 10} 350C${n - 10} 300 ${w - 14} ${y0 + 120} ${w - 11} ${y0}`,
      thread,
    ) +
    spread(5, 258, 362)
      .map(
        y =>
          `<ellipse cx="0" cy="${y}" rx="5" ry="6.5" fill="${p.line}"/><path d="M-5 ${y + 2}C-4 ${y + 9} 4 ${y + 9} 5 ${y + 2}" fill="none" stroke="${p.hi}" stroke-width="1.4" opacity=".7"/>`,
      )
      .join('') +
    `<path d="${frame}" fill="none" stroke="${metal.line}" stroke-width="14" stroke-linejoin="round"/><path d="${frame}" fill="none" stroke="${k.metal(metal)}" stroke-width="10.5" stroke-linejoin="round"/><path d="M0 -366L0 -440" stroke="${metal.line}" stroke-width="9"/><path d="M0 -366L0 -440" stroke="${metal.light}" stroke-width="6"/>` +
    k.piece(rect(-n - 6, -346, 2 * n + 12, 26, 5), { t: p, depth: 0.6, reach: 7, cast: 4 }) +
    k.piece(rect(-n - 5, -298, 2 * n + 10, 22, 5), { t: p, depth: 0.6, reach: 7, cast: 4 })
  );
}
/** Four lugs that hold the strap at the case. */
export const lugs = (k: Kit, x: number, y: number, p: Tones): string =>
  [1, -1]
    .flatMap(s => [
      `M-${x} ${-s * (y - 60)}L-${x + 2} ${-s * (y + 10)}C-${x - 4} ${-s * (y + 22)} -${x - 22} ${-s * (y + 20)} -${x - 26} ${-s * (y + 6)}L-${x - 36} ${-s * (y - 60)}Z`,
    ])
    .flatMap(d => [d, flip(d)])
    .map(d => k.piece(d, { t: p, fill: k.metal(p), depth: 0, edge: 1.8 }))
    .join('');

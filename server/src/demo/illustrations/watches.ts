import type { Kit } from './kit.ts';
import { circle, flip, rect, spread } from './path.ts';
import { hex, stock, type Tones, tones } from './tones.ts';
import type { Silhouette, Sketch } from './types.ts';

const polar = (a: number, r: number): [number, number] => [
  Math.sin((a * Math.PI) / 180) * r,
  -Math.cos((a * Math.PI) / 180) * r,
];
const warm = (k: Kit): boolean => k.base[1] > 0.09 || (k.base[1] > 0.03 && k.base[2] > 60 && k.base[2] < 200);
const bezel = (k: Kit, r: number, p: Tones): string =>
  `<circle r="${r}" fill="${k.metal(p)}" stroke="${p.line}" stroke-width="2.2"/><circle r="${r - 9}" fill="none" stroke="${k.metal(p, -1, 1)}" stroke-width="10"/><circle r="${r - 18}" fill="${p.deep}" stroke="${p.line}" stroke-width="1.6"/>`;

/** Indices, hands at ten past ten and the crystal's reflection. */
function dial(k: Kit, r: number, face: Tones, mark: string, ticks = true): string {
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
function hands(k: Kit, r: number, p: Tones, second: string): string {
  const hand = (a: number, len: number, w: number) =>
    `<g transform="rotate(${a})">${k.soft(`M${-w} 16L0 ${-len}L${w} 16Z`, '#15110d', 3, 0.4, 3, 4)}<path d="M${-w * 0.7} 20L${-w} ${-len * 0.5}L0 ${-len}L${w} ${-len * 0.5}L${w * 0.7} 20Z" fill="${p.base}" stroke="${p.line}" stroke-width="1.2"/><path d="M0 20L0 ${-len}L${-w} ${-len * 0.5}L${-w * 0.7} 20Z" fill="${p.hi}"/></g>`;
  return (
    hand(-58, r * 0.55, 8) +
    hand(54, r * 0.8, 6) +
    `<g transform="rotate(150)"><path d="M0 34L0 ${-r * 0.82}" stroke="${second}" stroke-width="2.6"/></g><circle r="9" fill="${p.base}" stroke="${p.line}" stroke-width="1.4"/><circle r="3" fill="${p.line}"/>`
  );
}
const glare = (k: Kit, d: string, clip: string): string =>
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
const crown = (k: Kit, x: number, p: Tones): string =>
  k.piece(rect(x, -20, 26, 40, 7), { t: p, fill: k.metal(p, 0, 1), depth: 0, edge: 1.8 }) +
  spread(6, -13, 13)
    .map(y => `<path d="M${x + 5} ${y}L${x + 23} ${y}" stroke="${p.line}" stroke-width="1.6" opacity=".6"/>`)
    .join('');
/** Roman numerals as strokes, so that no font is needed. */
function numeral(s: string): string {
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
const creamFace = tones([0.95, 0.014, 88]);

/** Leather strap: buckle end above, pierced tail below, padded near the lugs. */
function strap(k: Kit, w: number, y0: number, p: Tones, metal: Tones, cloth?: number): string {
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
const lugs = (k: Kit, x: number, y: number, p: Tones): string =>
  [1, -1]
    .flatMap(s => [
      `M-${x} ${-s * (y - 60)}L-${x + 2} ${-s * (y + 10)}C-${x - 4} ${-s * (y + 22)} -${x - 22} ${-s * (y + 20)} -${x - 26} ${-s * (y + 6)}L-${x - 36} ${-s * (y - 60)}Z`,
    ])
    .flatMap(d => [d, flip(d)])
    .map(d => k.piece(d, { t: p, fill: k.metal(p), depth: 0, edge: 1.8 }))
    .join('');

const leather: Sketch = k => {
  const p = warm(k) ? stock.gold : stock.steel;
  const seconds = `<g transform="translate(0 62)"><circle r="30" fill="${creamFace.mid}" stroke="${creamFace.deep}" stroke-width="1.4"/>${spread(
    12,
    0,
    330,
  )
    .map(a => {
      const [x, y] = polar(a, 26);
      return `<circle cx="${x}" cy="${y}" r="1.6" fill="${creamFace.line}"/>`;
    })
    .join(
      '',
    )}<path d="M0 8L10 -20" stroke="${stock.ink.base}" stroke-width="2"/><circle r="3" fill="${stock.ink.base}"/></g>`;
  return (
    strap(k, 66, 148, k.t, p, 0) +
    lugs(k, 96, 150, p) +
    crown(k, 162, p) +
    bezel(k, 170, p) +
    dial(k, 150, creamFace, p.deep) +
    k.line('M-22 -64L22 -64', { c: creamFace.line, w: 4, o: 0.9 }) +
    k.line('M-12 -52L12 -52', { c: creamFace.line, w: 2, o: 0.6 }) +
    seconds +
    hands(k, 150, tones([p.lch[0] - 0.28, p.lch[1], p.lch[2]]), k.t.lch[0] > 0.85 ? '#8a3a2c' : k.t.base) +
    glare(k, 'M-150 -150L20 -150L-110 150L-150 150Z', circle(0, 0, 150))
  );
};

/** One row of a three-piece bracelet: brushed outer links, polished centre. */
function link(k: Kit, p: Tones, y: number, w: number): string {
  const m = w * 0.42;
  const cell = (x: number, cw: number, fill: string) =>
    `<path d="${rect(x, y, cw, 34, 8)}" fill="${fill}" stroke="${p.line}" stroke-width="1.5"/><path d="M${x + 5} ${y + 5}L${x + cw - 5} ${y + 5}" stroke="#fff" stroke-width="2.4" opacity=".75" stroke-linecap="round"/><path d="M${x + 5} ${y + 29}L${x + cw - 5} ${y + 29}" stroke="${p.deep}" stroke-width="3" opacity=".6" stroke-linecap="round"/>`;
  return (
    cell(
      -w,
      w - m / 2 - 14,
      k.gradient([
        [0, p.deep],
        [0.25, p.light],
        [0.6, p.hi],
        [1, p.base],
      ]),
    ) +
    cell(
      m / 2 + 14,
      w - m / 2 - 14,
      k.gradient([
        [0, p.base],
        [0.35, p.light],
        [0.7, p.base],
        [1, p.deep],
      ]),
    ) +
    cell(
      -m / 2 - 12,
      m + 24,
      k.gradient([
        [0, p.dark],
        [0.22, '#fffef9'],
        [0.5, p.light],
        [0.8, p.hi],
        [1, p.dark],
      ]),
    )
  );
}

const bracelet: Sketch = k => {
  const p = k.base[1] > 0.12 && k.base[2] > 60 ? stock.gold : stock.steel;
  const rows = [...spread(8, 172, 410), ...spread(8, -204, -442)];
  const shadow = k.clip(
    'M-104 140L104 140L104 230L-104 230ZM-104 -230L104 -230L104 -140L-104 -140Z',
    k.soft(circle(0, 0, 172), '#15110d', 10, 0.5),
  );
  const end = (s: 1 | -1) =>
    k.piece(`M-112 ${s * 120}L-98 ${s * 188}C-40 ${s * 176} 40 ${s * 176} 98 ${s * 188}L112 ${s * 120}Z`, {
      t: p,
      fill: k.metal(p),
      depth: 0,
      edge: 1.8,
    });
  const marks = Array.from({ length: 12 }, (_, i) => {
    const a = i * 30;
    return `<g transform="rotate(${a})">${i % 3 === 0 && i ? `<path d="M-6 -128L6 -128L5 -92L-5 -92Z" fill="#f7f2e4" stroke="${p.base}" stroke-width="2"/>` : i ? `<circle cy="-116" r="9" fill="#f7f2e4" stroke="${p.base}" stroke-width="2"/>` : `<path d="M-14 -128L14 -128L0 -94Z" fill="#f7f2e4" stroke="${p.base}" stroke-width="2"/>`}</g>`;
  }).join('');
  const ticks = Array.from(
    { length: 12 },
    (_, i) =>
      `<g transform="rotate(${i * 30})"><path d="M0 -172L0 -${i % 3 ? 160 : 154}" stroke="#f3ecdc" stroke-width="${i % 3 ? 3 : 6}"/></g>`,
  ).join('');
  return (
    rows.map(y => link(k, p, y, 96 - Math.abs(y + 16) * 0.045)).join('') +
    shadow +
    end(1) +
    end(-1) +
    crown(k, 184, p) +
    k.piece(circle(0, 0, 188), { t: p, fill: k.metal(p), depth: 0, edge: 2.2 }) +
    `<circle r="163" fill="none" stroke="${k.gradient(
      [
        [0, k.t.light],
        [0.5, k.t.base],
        [1, k.t.dark],
      ],
      0,
      0,
      1,
      1,
    )}" stroke-width="34"/><circle r="146" fill="${k.metal(p)}"/>` +
    ticks +
    `<circle r="138" fill="${p.line}"/>` +
    dial(k, 136, k.t, '#f7f2e4', false) +
    (k.base[0] > 0.75 ? marks.replace(/#f7f2e4/g, stock.ink.base) : marks) +
    k.piece(rect(62, -14, 38, 28, 3), { fill: '#faf7ee', t: stock.ecru, depth: 0, edge: 1.6 }) +
    k.line('M74 -7L88 -7C84 -1 80 4 79 9', { c: '#2a2622', w: 3, o: 1 }) +
    k.line('M-20 -58L20 -58', { c: k.base[0] > 0.75 ? stock.ink.base : '#f7f2e4', w: 4, o: 0.9 }) +
    hands(k, 136, k.base[0] > 0.75 ? stock.ink : stock.pearl, k.a.base) +
    glare(k, 'M-150 -150L20 -150L-110 150L-150 150Z', circle(0, 0, 136))
  );
};

const square: Sketch = k => {
  const p = k.base[1] < 0.03 && k.base[0] > 0.6 ? stock.steel : stock.gold;
  const roman = ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];
  const nums = roman
    .map((s, i) => {
      const [x, y] = polar(i * 30, 1);
      const q = 82 / Math.max(Math.abs(x), Math.abs(y) * 0.84);
      return `<g transform="translate(${x * q} ${y * q}) rotate(${i * 30 > 90 && i * 30 < 270 ? i * 30 + 180 : i * 30})">${numeral(s)}</g>`;
    })
    .join('');
  const outer = rect(-134, -154, 268, 308, 44);
  const inner = rect(-110, -130, 220, 260, 26);
  return (
    strap(k, 76, 146, k.t, p, 0) +
    crown(k, 128, p) +
    k.ball(160, 0, 8, k.t) +
    k.piece(outer, { t: p, fill: k.metal(p), depth: 0, edge: 2.2, cast: 4 }) +
    `<path d="${rect(-122, -142, 244, 284, 34)}" fill="none" stroke="${k.metal(p, -1, 0.8)}" stroke-width="10"/>` +
    k.piece(inner, { t: creamFace, depth: 0.9, reach: 18 }) +
    k.line(rect(-56, -70, 112, 140, 8), { c: creamFace.deep, w: 2, o: 1 }) +
    spread(13, -48, 48)
      .map(
        x => `<path d="M${x} -66L${x} -60M${x} 60L${x} 66" stroke="${creamFace.line}" stroke-width="1.4"/>`,
      )
      .join('') +
    nums +
    k.line('M-16 -40L16 -40', { c: creamFace.line, w: 3 }) +
    hands(k, 100, tones([0.32, 0.08, 262]), 'none') +
    glare(k, 'M-120 -140L10 -140L-80 140L-120 140Z', inner)
  );
};

const watch = (label: string, genders: Silhouette['genders'], sketch: Sketch): Silhouette => ({
  label,
  category: 'watches',
  genders,
  sketch,
  pose: 'flat',
});

export const watches = {
  'watch-leather': watch('Leather-strap watch', ['unisex', 'men', 'women'], leather),
  'watch-bracelet': watch('Steel bracelet watch', ['men', 'unisex'], bracelet),
  'watch-square': watch('Square watch', ['women', 'unisex'], square),
} satisfies Record<string, Silhouette>;

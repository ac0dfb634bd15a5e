import type { Kit } from './kit.ts';
import { circle, rect, spread } from './path.ts';
import { stock, type Tones } from './tones.ts';
import type { Sketch } from './types.ts';
import { crown, dial, glare, hands, polar } from './watch-parts.ts';

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

/** Gold under a yellow dial, else steel. */
const metalOf = (k: Kit): Tones => (k.base[1] > 0.12 && k.base[2] > 60 ? stock.gold : stock.steel);

/** The tapering bracelet, its end links, the case and the crown. */
function caseOnBracelet(k: Kit, p: Tones): string {
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
  return (
    rows.map(y => link(k, p, y, 96 - Math.abs(y + 16) * 0.045)).join('') +
    shadow +
    end(1) +
    end(-1) +
    crown(k, 184, p) +
    k.piece(circle(0, 0, 188), { t: p, fill: k.metal(p), depth: 0, edge: 2.2 })
  );
}

/** A white date window at three o'clock. */
const date = (k: Kit): string =>
  k.piece(rect(62, -14, 38, 28, 3), { fill: '#faf7ee', t: stock.ecru, depth: 0, edge: 1.6 }) +
  k.line('M74 -7L88 -7C84 -1 80 4 79 9', { c: '#2a2622', w: 3, o: 1 });

/** Diver's dial and turning bezel in the product's color. */
export const bracelet: Sketch = k => {
  const p = metalOf(k);
  const pale = k.base[0] > 0.75;
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
    caseOnBracelet(k, p) +
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
    (pale ? marks.replace(/#f7f2e4/g, stock.ink.base) : marks) +
    date(k) +
    k.line('M-20 -58L20 -58', { c: pale ? stock.ink.base : '#f7f2e4', w: 4, o: 0.9 }) +
    hands(k, 136, pale ? stock.ink : stock.pearl, k.a.base) +
    glare(k, 'M-150 -150L20 -150L-110 150L-150 150Z', circle(0, 0, 136))
  );
};

/** Dress watch: fluted bezel, sunray dial with applied batons. */
export const dressSteel: Sketch = k => {
  const p = metalOf(k);
  const pale = k.base[0] > 0.75;
  const mark = pale ? p.dark : p.light;
  const flutes = spread(72, 0, 355)
    .map(a => {
      const [[x1, y1], [x2, y2]] = [polar(a, 184), polar(a, 152)];
      return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
    })
    .join('');
  const baton = (i: number) =>
    `<g transform="rotate(${i * 30})">${(i % 3 ? [0] : [-7, 7]).map(x => `<path d="M${x - 4} -132L${x + 4} -132L${x + 3} -${i % 3 ? 104 : 96}L${x - 3} -${i % 3 ? 104 : 96}Z" fill="${mark}" stroke="${p.line}" stroke-width="1"/>`).join('')}</g>`;
  const rays = spread(8, 0, 315)
    .map(a => {
      const [[x1, y1], [x2, y2]] = [polar(a - 9, 140), polar(a + 9, 140)];
      return `M0 0L${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}Z`;
    })
    .join('');
  return (
    caseOnBracelet(k, p) +
    `<path d="${flutes}" stroke="${p.line}" stroke-width="3" opacity=".75"/><path d="${flutes}" stroke="#fff" stroke-width="1.6" opacity=".8" transform="rotate(2.2)"/>` +
    `<circle r="150" fill="${k.metal(p, -1, 1)}" stroke="${p.line}" stroke-width="1.6"/>` +
    dial(k, 142, k.t, mark, false) +
    k.clip(circle(0, 0, 142), k.soft(rays, k.t.hi, 7, 0.4)) +
    spread(12, 0, 11)
      .filter(i => i !== 3)
      .map(baton)
      .join('') +
    date(k) +
    k.line('M-20 -56L20 -56', { c: mark, w: 4, o: 0.9 }) +
    hands(k, 138, pale ? stock.ink : p, mark) +
    glare(k, 'M-150 -150L20 -150L-110 150L-150 150Z', circle(0, 0, 142))
  );
};

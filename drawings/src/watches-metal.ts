import { circle, rect, spread } from './path.ts';
import { stock } from './tones.ts';
import type { Sketch } from './types.ts';
import { crown, dial, glare, hands, polar, warm } from './watch-parts.ts';

/** Slim watch on a woven mesh band, the dial in the product's color. */
export const mesh: Sketch = k => {
  const p = warm(k) ? stock.gold : stock.steel;
  const pale = k.base[0] > 0.75;
  const mark = pale ? stock.ink.base : '#f7f2e4';
  const weave = k.tiled(
    'weave',
    {
      w: 13,
      h: 9,
      svg:
        `<rect width="13" height="9" fill="${p.dark}"/><path d="M0 6L3.2 1.5L6.5 6L9.8 1.5L13 6" fill="none" stroke="${p.hi}" stroke-width="2.4" stroke-linejoin="round"/>` +
        `<path d="M0 9.5L3.2 5L6.5 9.5L9.8 5L13 9.5" fill="none" stroke="${p.line}" stroke-width="1.1" opacity=".8"/>`,
    },
    0,
  );
  const band = (d: string) =>
    k.piece(d, { t: p, fill: p.base, depth: 1.1, reach: 18, inside: k.sheet(weave), edge: 2.2 });
  const baton = (i: number) => {
    const [[x1, y1], [x2, y2]] = [polar(i * 30, 128), polar(i * 30, i % 3 ? 108 : 96)];
    return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${mark}" stroke-width="${i % 3 ? 4 : 7}"/>`;
  };
  return (
    band('M-84 -130C-80 -240 -78 -330 -78 -424L78 -424C78 -330 80 -240 84 -130Z') +
    band('M-84 130C-80 240 -78 330 -78 420C-60 436 60 436 78 420C78 330 80 240 84 130Z') +
    k.piece(rect(-92, -448, 184, 40, 8), { t: p, fill: k.metal(p, 0, 1), depth: 0, edge: 2, cast: 4 }) +
    k.piece(rect(-86, 318, 172, 34, 6), { t: p, fill: k.metal(p, 0, 1), depth: 0, edge: 1.8, cast: 5 }) +
    k.soft(circle(0, 0, 166), '#15110d', 10, 0.4, 4, 10) +
    crown(k, 158, p) +
    `<circle r="166" fill="${k.metal(p)}" stroke="${p.line}" stroke-width="2.2"/><circle r="152" fill="${p.deep}"/>` +
    dial(k, 148, k.t, mark, false) +
    spread(12, 0, 11).map(baton).join('') +
    k.line('M-20 -56L20 -56', { c: mark, w: 4, o: 0.9 }) +
    hands(k, 140, pale ? stock.ink : p, 'none') +
    glare(k, 'M-150 -150L20 -150L-110 150L-150 150Z', circle(0, 0, 148))
  );
};

/** Diver's watch: ridged rubber strap and turning bezel in the product's color. */
export const sport: Sketch = k => {
  const p = stock.steel;
  const groove = (y: number, w: number) =>
    k.line(`M${-w} ${y}C${-w * 0.4} ${y + 8} ${w * 0.4} ${y + 8} ${w} ${y}`, { w: 9, c: k.t.deep, o: 0.8 }) +
    k.line(`M${-w} ${y + 7}C${-w * 0.4} ${y + 15} ${w * 0.4} ${y + 15} ${w} ${y + 7}`, {
      w: 3,
      c: k.t.hi,
      o: 0.6,
    });
  const up = 'M-112 -120C-104 -210 -74 -280 -70 -370L70 -370C74 -280 104 -210 112 -120Z';
  const down =
    'M-112 120C-104 210 -74 280 -70 350C-70 396 -40 424 0 428C40 424 70 396 70 350C74 280 104 210 112 120Z';
  const frame = 'M-92 -420C-92 -434 -84 -438 -70 -438L70 -438C84 -438 92 -434 92 -420L90 -362L-90 -362Z';
  const notch = spread(60, 0, 59)
    .map(i => {
      const [[x1, y1], [x2, y2]] = [polar(i * 6, 188), polar(i * 6, 180)];
      return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
    })
    .join('');
  const minute = (i: number) => {
    const [[x1, y1], [x2, y2]] = [polar(i * 30, 172), polar(i * 30, 152)];
    return i
      ? `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${k.base[0] > 0.75 ? stock.ink.base : '#f3ecdc'}" stroke-width="${i % 3 ? 4 : 9}"/>`
      : `<path d="M-13 -173L13 -173L0 -151Z" fill="${k.base[0] > 0.75 ? stock.ink.base : '#f3ecdc'}"/>`;
  };
  const lume = (i: number) =>
    `<g transform="rotate(${i * 30})">${i % 3 ? `<circle cy="-106" r="10" fill="#f2f3e6" stroke="${p.base}" stroke-width="2.4"/>` : `<path d="M-8 -120L8 -120L8 -88L-8 -88Z" fill="#f2f3e6" stroke="${p.base}" stroke-width="2.4"/>`}</g>`;
  const face = stock.ink;
  return (
    [up, down].map(d => k.piece(d, { depth: 1.05, reach: 20 })).join('') +
    spread(4, -214, -304)
      .map((y, i) => groove(y, 82 - i * 6))
      .join('') +
    spread(4, 214, 304)
      .map((y, i) => groove(y, 82 - i * 6))
      .join('') +
    spread(3, 338, 392)
      .map(y => `<ellipse cy="${y}" rx="6" ry="8" fill="${k.t.line}"/>`)
      .join('') +
    `<path d="${frame}" fill="none" stroke="${p.line}" stroke-width="15" stroke-linejoin="round"/><path d="${frame}" fill="none" stroke="${k.metal(p)}" stroke-width="11" stroke-linejoin="round"/><path d="M0 -366L0 -444" stroke="${p.line}" stroke-width="9"/><path d="M0 -366L0 -444" stroke="${p.light}" stroke-width="6"/>` +
    k.piece(rect(-78, -346, 156, 26, 6), { depth: 0.6, reach: 7, cast: 4 }) +
    [
      'M-124 -150L-84 -176L84 -176L124 -150L110 -96L-110 -96Z',
      'M-124 150L-84 176L84 176L124 150L110 96L-110 96Z',
    ]
      .map(d => k.piece(d, { t: p, fill: k.metal(p), depth: 0, edge: 2 }))
      .join('') +
    crown(k, 180, p) +
    k.soft(circle(0, 0, 190), '#15110d', 10, 0.4, 4, 10) +
    `<circle r="190" fill="${k.metal(p)}" stroke="${p.line}" stroke-width="2.2"/><path d="${notch}" stroke="${p.line}" stroke-width="4.5"/>` +
    `<circle r="162" fill="none" stroke="${k.gradient(
      [
        [0, k.t.light],
        [0.5, k.t.base],
        [1, k.t.dark],
      ],
      0,
      0,
      1,
      1,
    )}" stroke-width="36"/><circle r="144" fill="${k.metal(p)}"/>` +
    spread(12, 0, 11).map(minute).join('') +
    dial(k, 136, face, '#f7f2e4', false) +
    spread(12, 0, 11).map(lume).join('') +
    k.piece(rect(62, -14, 34, 28, 3), { fill: '#faf7ee', t: stock.ecru, depth: 0, edge: 1.6 }) +
    k.line('M72 -7L86 -7C82 -1 78 4 77 9', { c: '#2a2622', w: 3, o: 1 }) +
    k.line('M-20 -52L20 -52', { c: '#f7f2e4', w: 4, o: 0.9 }) +
    hands(k, 136, stock.pearl, k.base[0] < 0.34 ? '#c2563f' : k.t.base) +
    glare(k, 'M-150 -150L20 -150L-110 150L-150 150Z', circle(0, 0, 136))
  );
};

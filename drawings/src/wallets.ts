import type { Kit } from './kit.ts';
import { circle, rect } from './path.ts';
import { stock } from './tones.ts';
import type { Sketch } from './types.ts';

/** A bank card: plain, with its stripe. */
const card = (k: Kit, x: number, y: number, turn: number, c: string, stripe: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${k.soft(rect(-150, -95, 300, 190, 16), '#1d1712', 5, 0.3, 2, 4)}${k.shape(rect(-150, -95, 300, 190, 16), c)}${k.shape(rect(-150, -72, 300, 30), stripe, 0.9)}${k.line('M-126 -18L-20 -18', { c: stripe, w: 5, o: 0.7 })}</g>`;

/** The maker's mark in gold foil. */
const foil = (k: Kit, x: number, y: number): string =>
  k.line(`M${x} ${y}L${x + 64} ${y}M${x} ${y + 12}L${x + 34} ${y + 12}`, {
    c: stock.gold.light,
    w: 3.4,
    o: 0.85,
  });

/** Bifold with a snapped tab. */
export const wallet: Sketch = k => {
  const [light, dark] = k.a.lch[0] > 0.6 ? [k.a.light, k.a.dark] : [k.a.hi, k.a.base];
  const front =
    'M-290 -176L238 -176C270 -176 290 -158 290 -128L290 204C290 232 274 248 246 248L-252 248C-278 248 -290 234 -290 212Z';
  return (
    k.piece(rect(-290, -236, 580, 440, 26), { fill: k.t.mid, depth: 0.9, reach: 18 }) +
    k.shape(rect(-262, -226, 520, 60, 4), '#eae4d3') +
    k.line('M-250 -212L246 -212', { c: '#b9b199', w: 2 }) +
    card(k, 70, -196, 5, stock.ecru.base, stock.ink.base) +
    card(k, -40, -186, -4, dark, light) +
    k.piece(front, {
      cloth: 0,
      texture: 'grain',
      depth: 1.1,
      reach: 34,
      cast: 9,
      over: k.soft('M-280 -150C-100 -176 80 -160 190 -150C40 -80 -140 -40 -280 20Z', k.t.hi, 30, 0.5),
    }) +
    k.soft('M-290 -176L-256 -176L-256 248L-290 240Z', k.t.deep, 8, 0.5) +
    k.line('M-254 -172L-254 244', { o: 0.6 }) +
    k.stitch('M-240 -162L236 -162C262 -162 276 -148 276 -124L276 202C276 222 264 234 244 234L-240 234Z') +
    k.piece('M290 -6L208 -6C180 -6 166 12 166 36C166 60 180 78 208 78L290 78Z', {
      depth: 0.8,
      reach: 10,
      cast: 5,
    }) +
    k.stitch('M286 6L210 6C190 6 178 18 178 36C178 54 190 66 210 66L286 66') +
    `<circle cx="212" cy="36" r="15" fill="${k.metal(stock.gold)}" stroke="${stock.gold.line}" stroke-width="1.6"/>` +
    foil(k, -214, 196)
  );
};

/** Long wallet closed by a zip on three sides, with a wrist strap. */
export const zipWallet: Sketch = k => {
  const face = rect(-330, -170, 660, 340, 34);
  const track =
    'M-330 150L-330 -136C-330 -160 -314 -176 -290 -176L290 -176C314 -176 330 -160 330 -136L330 150';
  const loop = 'M338 -130C430 -160 470 -60 440 60C420 150 370 190 330 170C300 150 310 60 336 -60';
  const leather = (d: string, w: number, c: string) => k.line(d, { w, c, o: 1 });
  return (
    leather(loop, 24, k.t.line) +
    leather(loop, 20, k.t.base) +
    k.line(loop, { w: 4, c: k.t.hi, o: 0.6 }) +
    k.stitch(loop, { o: 0.6 }) +
    k.piece(rect(-338, -182, 676, 360, 40), { fill: k.t.dark, depth: 0.9, reach: 14 }) +
    k.line(track, { w: 17, c: k.t.deep, o: 1 }) +
    k.line(track, { w: 9, c: stock.gold.line, o: 1, dash: '5 3' }) +
    k.line(track, { w: 5, c: stock.gold.light, o: 1, dash: '5 3' }) +
    k.piece(face, {
      cloth: 0,
      texture: 'grain',
      depth: 1.1,
      reach: 34,
      cast: 7,
      over: k.soft('M-310 -150C-120 -176 100 -160 220 -150C60 -80 -160 -40 -310 10Z', k.t.hi, 30, 0.5),
    }) +
    k.stitch(rect(-316, -156, 632, 312, 26)) +
    k.piece(rect(318, -158, 34, 50, 6), {
      t: stock.gold,
      fill: k.metal(stock.gold),
      depth: 0,
      cast: 4,
      edge: 1.6,
    }) +
    `<path d="${circle(338, -92, 13)}" fill="none" stroke="${stock.gold.line}" stroke-width="8"/><path d="${circle(338, -92, 13)}" fill="none" stroke="${stock.gold.base}" stroke-width="5"/>` +
    k.piece('M-46 -20L46 -20L46 20L-46 20Z', { fill: k.t.mid, depth: 0.4, reach: 6, edge: 1.4 }) +
    k.line('M-28 -5L28 -5M-16 7L16 7', { c: stock.gold.light, w: 3.4, o: 0.9 })
  );
};

/** Slim card holder: three slanted pockets, two cards. */
export const cardHolder: Sketch = k => {
  const [light, dark] = k.a.lch[0] > 0.6 ? [k.a.light, k.a.dark] : [k.a.hi, k.a.base];
  const pocket = (y: number) =>
    `M-250 ${y + 26}L250 ${y - 26}L250 182C250 204 236 216 216 216L-216 216C-236 216 -250 204 -250 182Z`;
  return (
    k.piece(rect(-250, -150, 500, 366, 30), { fill: k.t.mid, depth: 0.8, reach: 14 }) +
    `<g transform="scale(1.36)">${card(k, 8, -96, 2, stock.ecru.base, stock.ink.base)}${card(k, -4, -66, -2, dark, light)}</g>` +
    [-44, 28, 100]
      .map(
        y =>
          k.piece(pocket(y), {
            cloth: 0,
            texture: 'grain',
            depth: 0.9,
            reach: 26,
            cast: 7,
            over: k.soft(`M-240 ${y + 34}L240 ${y - 16}L240 ${y + 10}L-240 ${y + 60}Z`, k.t.hi, 9, 0.45),
          }) + k.stitch(`M-240 ${y + 36}L240 ${y - 14}`),
      )
      .join('') +
    k.stitch('M-240 150L-240 182C-240 198 -230 206 -214 206L214 206C230 206 240 198 240 182L240 96') +
    foil(k, -206, 172)
  );
};

/** Trims, sewn on or cast: buttons, zips, metal. */
import { type Canvas, NIGHT } from './canvas.ts';
import { circle, points, spread } from './path.ts';
import { type LCH, stock, type Tones, tones } from './tones.ts';

/** The button that goes with a cloth: darker on mid tones, grey on black, pearl on pale. */
const buttonTones = ([lightness, chroma, hue]: LCH): Tones => {
  if (lightness < 0.34) return tones([0.42, 0.01, 270]);
  if (lightness > 0.6) return stock.pearl;
  return tones([Math.max(0.2, lightness - 0.14), chroma * 0.7, hue]);
};

export function makeTrims(c: Canvas, base: LCH, t: Tones) {
  const own = buttonTones(base);

  function button(x: number, y: number, r = 8, p: Tones = own): string {
    const h = r * 0.26;
    const rim = c.gradient(
      [
        [0, p.hi],
        [1, p.dark],
      ],
      0,
      0,
      1,
      1,
    );
    return (
      c.soft(circle(x + 1.5, y + 3, r), NIGHT, 2.5, 0.4) +
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${rim}" stroke="${p.line}" stroke-width="1.2"/>` +
      `<circle cx="${x}" cy="${y}" r="${r * 0.68}" fill="${p.base}"/>` +
      points([-h, -h], [h, -h], [-h, h], [h, h])
        .map(([u, v]) => `<circle cx="${x + u}" cy="${y + v}" r="${r * 0.13}" fill="${p.line}"/>`)
        .join('')
    );
  }

  /** Polished metal: banded light, warm or cool by its tones. */
  const metal = (p: Tones, x2 = 1, y2 = 0.6) =>
    c.gradient(
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

  /** A steel zip: tape, two rows of teeth, a puller at the top. */
  function zip(x: number, y1: number, y2: number): string {
    const p = stock.steel;
    const rows = spread(Math.round((y2 - y1) / 7), y1 + 3, y2 - 3);
    const slider = c.gradient([
      [0, p.hi],
      [0.5, p.light],
      [1, p.deep],
    ]);
    const puller = c.gradient([
      [0, p.hi],
      [1, p.dark],
    ]);
    return (
      `<rect x="${x - 6.5}" y="${y1}" width="13" height="${y2 - y1}" fill="${t.deep}"/>` +
      `<path d="${rows.map((y, i) => `M${x + (i % 2 ? -3.6 : -0.6)} ${y}L${x + (i % 2 ? 0.6 : 3.6)} ${y}`).join('')}" stroke="${p.base}" stroke-width="3.4"/>` +
      c.shape(`M${x - 6} ${y1 - 2}L${x + 6} ${y1 - 2}L${x + 7} ${y1 + 16}L${x - 7} ${y1 + 16}Z`, slider) +
      `<path d="M${x - 4} ${y1 + 16}L${x + 4} ${y1 + 16}L${x + 5.5} ${y1 + 46}L${x - 5.5} ${y1 + 46}Z" fill="${puller}" stroke="${p.line}" stroke-width="1"/>`
    );
  }

  return { button, metal, zip };
}

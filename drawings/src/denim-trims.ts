import type { StrokeOptions } from './cloth.ts';
import type { Kit } from './kit.ts';
import { tones } from './tones.ts';

const copper = tones([0.66, 0.09, 60]);

/** The contrast thread of denim: ochre, paler on white. */
export const denimThread = (k: Kit): StrokeOptions => ({
  c: k.base[0] > 0.85 ? '#b98a4e' : '#d39a55',
  w: 2.4,
  o: 0.95,
  dash: '8 4',
});

/** Hammered shank button. */
export const shank = (k: Kit, x: number, y: number, r = 10): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${k.metal(copper)}" stroke="#5a3a1e" stroke-width="1.5"/><circle cx="${x}" cy="${y}" r="${r * 0.45}" fill="none" stroke="#5a3a1e" stroke-width="1.1" opacity=".7"/>`;

export const rivet = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="4.5" fill="#c98d53" stroke="#6d4524" stroke-width="1.4"/>`;

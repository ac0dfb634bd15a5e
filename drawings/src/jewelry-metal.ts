import type { Kit } from './kit.ts';
import { stock, type Tones, tones } from './tones.ts';

/** Silver under cool and neutral stones, yellow gold under the rest. */
export const metalFor = (k: Kit): Tones =>
  k.base[1] < 0.03 && k.base[0] > 0.5
    ? stock.steel
    : k.base[2] > 225 && k.base[2] < 300 && k.base[1] > 0.03
      ? stock.steel
      : stock.gold;
/** Cloth dyes are too quiet for stones: more chroma, and white becomes a clear cool diamond. */
export const stone = (k: Kit): Tones => {
  const [l, c, h] = k.base;
  const t = tones(
    l > 0.9
      ? [0.86, 0.025, 235]
      : [
          Math.min(0.8, Math.max(0.3, l + (c > 0.03 ? 0.06 : 0))),
          Math.min(c * 1.35, h > 60 && h < 110 ? 0.138 : 0.2),
          h,
        ],
  );
  return l > 0.9 ? { ...t, hi: '#ffffff', light: '#f4f8fb' } : t;
};
export const prong = (k: Kit, x: number, y: number, p: Tones, r = 9): string => k.ball(x, y, r, p);

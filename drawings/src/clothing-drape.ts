import type { Kit } from './kit.ts';
import { spread } from './path.ts';

/** Deep soft folds that swing from the waist to the hem. */
export const swing = (k: Kit, y1: number, y2: number, top: number, hem: number, o = 0.5): string =>
  k.folds(
    spread(9, -1, 1)
      .map(
        (u, i) =>
          `M${u * top} ${y1 + (i % 2) * 26}C${u * top * 1.3} ${y1 + (y2 - y1) * 0.35} ${u * hem * 0.8} ${y1 + (y2 - y1) * 0.6} ${u * hem * 0.92} ${y2}`,
      )
      .join(''),
    { w: 18, blur: 9, o },
  );
/** Short creases below a gathered seam. */
export const gather = (k: Kit, y: number, w: number, up = 46): string =>
  k.folds(
    spread(13, -w, w)
      .map(
        (x, i) =>
          `M${x} ${y}C${x} ${y + 12} ${x * 1.04} ${y + up * 0.6} ${x * 1.07 + (i % 3) * 3} ${y + up + (i % 2) * 22}`,
      )
      .join(''),
    { w: 6, blur: 3, o: 0.55 },
  );

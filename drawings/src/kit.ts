/** The drawing tools: one light (upper left), one line weight, one way of shading a piece. */
import type { PatternName } from '@toptan/demo/drawing';
import { makeCanvas } from './canvas.ts';
import { makeCloth } from './cloth.ts';
import { makeJewels } from './jewels.ts';
import { type LCH, tones } from './tones.ts';
import { makeTrims } from './trims.ts';

export type Kit = ReturnType<typeof makeKit>;

/** `uid` prefixes every id of the drawing; `fibres`: the product is of cloth. */
export function makeKit(uid: string, base: LCH, accent: LCH, pattern: PatternName, fibres: boolean) {
  const [t, a] = [tones(base), tones(accent)];
  const canvas = makeCanvas(uid);
  return {
    t,
    a,
    base,
    pattern,
    ...canvas,
    ...makeCloth(canvas, base, t, a, pattern, fibres),
    ...makeTrims(canvas, base, t),
    ...makeJewels(canvas),
  };
}

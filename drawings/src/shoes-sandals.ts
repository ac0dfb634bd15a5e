import type { Kit } from './kit.ts';
import { circle, rect } from './path.ts';
import { pair } from './shoe-last.ts';
import { stock, tones } from './tones.ts';
import type { Sketch } from './types.ts';

/** A strap over the foot, its far half seen behind the near one, closed by a buckle. */
function strap(k: Kit, x: number, y: number, s: number): { far: string; near: string } {
  const p = (u: number, v: number) => `${(x + u * s).toFixed(1)} ${(y + v * s).toFixed(1)}`;
  const [bx, by] = [x + 26 * s, y - 62 * s];
  const prong = `M${bx} ${by - 20}L${bx} ${by + 20}`;
  const buckle =
    k.soft(rect(bx - 20, by - 27, 42, 58, 9), '#1d1712', 4, 0.35, 2, 4) +
    k.piece(rect(bx - 21, by - 28, 42, 56, 9), {
      t: stock.gold,
      fill: k.metal(stock.gold),
      depth: 0,
      edge: 1.6,
      cut: rect(bx - 11, by - 17, 22, 34, 4),
    }) +
    k.line(prong, { c: stock.gold.line, w: 6, o: 1 }) +
    k.line(prong, { c: stock.gold.light, w: 3.5, o: 1 });
  return {
    far: k.piece(
      `M${p(30, -110)}C${p(62, -148)} ${p(116, -148)} ${p(138, -106)}C${p(150, -76)} ${p(154, -40)} ${p(154, 10)}L${p(92, 10)}C${p(92, -50)} ${p(76, -100)} ${p(30, -110)}Z`,
      { fill: k.t.dark, depth: 0.7, reach: 10 },
    ),
    near:
      k.piece(
        `M${p(-76, 8)}C${p(-76, -56)} ${p(-40, -116)} ${p(24, -134)}C${p(70, -144)} ${p(104, -132)} ${p(120, -108)}C${p(76, -92)} ${p(48, -50)} ${p(46, 6)}Z`,
        {
          depth: 1.15,
          reach: 18,
          cast: 8,
          over: k.soft(
            `M${p(-50, -30)}C${p(-36, -84)} ${p(0, -118)} ${p(56, -128)}C${p(20, -100)} ${p(-10, -60)} ${p(-20, -20)}Z`,
            k.t.hi,
            9,
            0.6,
          ),
        },
      ) +
      k.stitch(
        `M${p(-66, 2)}C${p(-64, -54)} ${p(-32, -106)} ${p(28, -124)}M${p(106, -106)}C${p(68, -88)} ${p(38, -50)} ${p(36, 2)}`,
      ) +
      `<g transform="rotate(-62 ${bx} ${by})">${buckle}</g>`,
  };
}

/** Two-strap sandals on a moulded cork footbed. */
export const sandal: Sketch = k => {
  const cork = tones([0.74, 0.065, 68]);
  const bed =
    'M-312 -44C-322 -26 -316 -14 -296 -12L278 -12C302 -12 312 -34 306 -64C296 -94 250 -104 180 -94C90 -80 20 -58 -70 -58C-150 -58 -216 -74 -268 -72C-294 -70 -308 -60 -312 -44Z';
  const footbed =
    'M-306 -54C-296 -84 -244 -94 -170 -90C-70 -84 10 -92 90 -110C170 -128 270 -126 304 -80C290 -96 240 -100 180 -92C90 -78 20 -56 -70 -56C-150 -56 -216 -74 -268 -72C-292 -70 -302 -62 -306 -54Z';
  const [front, back] = [strap(k, -160, -52, 0.94), strap(k, 18, -52, 1.12)];
  const shoe =
    front.far +
    back.far +
    k.piece('M-312 -26C-200 -16 200 -16 307 -34C308 -14 302 0 282 0L-280 0C-304 0 -316 -12 -312 -26Z', {
      t: stock.espresso,
      depth: 0.6,
      reach: 7,
      over: k.line('M-300 -8L300 -10', { c: stock.espresso.hi, w: 2, o: 0.5, dash: '9 7' }),
    }) +
    k.piece(bed, { t: cork, texture: 'grain', depth: 1, reach: 14 }) +
    k.piece(footbed, { t: stock.cognac, fill: tones([0.72, 0.07, 62]).base, depth: 0.9, reach: 10 }) +
    front.near +
    back.near;
  return pair(k, shoe, k.floor(-6, 0, 300, 20), bed + circle(20, -120, 90, 70), 132, -76);
};

/** Flat leather sandal: crossed straps at the toes, a heel counter, a buckled ankle strap. */
export const strappySandal: Sketch = k => {
  const sole =
    'M-312 -32C-322 -20 -314 -6 -296 -4L284 0C300 0 306 -12 306 -34C200 -24 60 -28 -40 -24C-140 -20 -240 -34 -312 -32Z';
  const bed =
    'M-308 -38C-280 -62 -200 -64 -120 -58C-20 -54 120 -62 210 -70C260 -74 296 -66 305 -38C200 -26 60 -30 -40 -26C-140 -22 -240 -36 -308 -38Z';
  const counter =
    'M196 -46C206 -110 220 -176 236 -214C248 -230 268 -226 274 -206C284 -160 304 -112 304 -38C270 -34 230 -34 196 -38Z';
  const band = { depth: 1, reach: 11, cast: 6 } as const;
  const shoe =
    k.piece('M-40 -176C30 -208 150 -222 236 -214L236 -186C160 -192 60 -178 -22 -148Z', {
      fill: k.t.dark,
      depth: 0.8,
      reach: 8,
    }) +
    k.piece('M-206 -106C-180 -130 -150 -128 -132 -104L-112 -48L-160 -46Z', {
      fill: k.t.dark,
      depth: 0.7,
      reach: 8,
    }) +
    k.piece(sole, { t: stock.espresso, depth: 0.6, reach: 6 }) +
    k.piece(bed, { t: stock.cognac, fill: stock.cognac.light, depth: 0.9, reach: 9 }) +
    k.piece('M-120 -52C-104 -100 -80 -146 -46 -184L-16 -166C-44 -134 -62 -94 -70 -46Z', band) +
    k.stitch('M-110 -56C-94 -100 -72 -142 -42 -176M-24 -164C-50 -132 -70 -96 -78 -50') +
    k.piece(
      'M-252 -46C-246 -92 -216 -122 -172 -124C-140 -124 -110 -100 -92 -46L-134 -40C-146 -70 -164 -84 -182 -82C-198 -80 -208 -66 -212 -42Z',
      band,
    ) +
    k.stitch('M-243 -50C-236 -88 -210 -114 -174 -115C-144 -114 -120 -92 -102 -50') +
    k.piece(counter, {
      ...band,
      over: k.soft(
        'M226 -190C250 -206 262 -200 266 -180C276 -130 284 -90 276 -60C250 -100 232 -140 226 -190Z',
        k.t.hi,
        10,
        0.4,
      ),
    }) +
    k.stitch('M206 -50C214 -110 228 -170 242 -204C252 -214 262 -210 266 -196') +
    k.piece(
      'M-48 -190C30 -222 150 -240 250 -228C262 -222 264 -200 256 -192C160 -204 60 -192 -18 -160C-34 -160 -48 -172 -48 -190Z',
      band,
    ) +
    k.stitch('M-38 -184C40 -212 150 -228 250 -218M-24 -168C50 -196 150 -210 252 -202') +
    k.piece(rect(150, -236, 40, 46, 9), {
      t: stock.gold,
      fill: k.metal(stock.gold),
      depth: 0,
      edge: 1.6,
      cast: 4,
      cut: rect(160, -226, 20, 26, 4),
    }) +
    k.line('M170 -230L170 -196', { c: stock.gold.line, w: 5, o: 1 }) +
    k.line('M170 -230L170 -196', { c: stock.gold.light, w: 3, o: 1 });
  return pair(k, shoe, k.floor(-6, 0, 300, 18), sole + counter, 140, -76);
};

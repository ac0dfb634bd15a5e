import type { Kit } from './kit.ts';
import { circle, rect } from './path.ts';
import { pair } from './shoe-last.ts';
import { stock, tones } from './tones.ts';
import type { Sketch } from './types.ts';

const insole = { t: stock.gum, fill: tones([0.81, 0.042, 66]).base, depth: 1.2, reach: 14 } as const;

/** Pointed pumps on a covered block heel. */
export const pump: Sketch = k => {
  const upper =
    'M-346 -14C-340 -40 -296 -66 -240 -84C-200 -98 -166 -116 -142 -140C-74 -108 6 -120 84 -188C148 -244 212 -312 252 -352C280 -352 297 -324 295 -286C293 -250 291 -224 290 -200C264 -192 228 -182 198 -166C150 -136 100 -88 26 -40C-24 -10 -100 -4 -180 -3L-328 -2C-342 -2 -350 -6 -346 -14Z';
  const block =
    'M186 -160C220 -182 256 -194 291 -204C290 -140 293 -70 294 0L214 0C214 -60 208 -116 186 -160Z';
  const shoe =
    k.piece(
      'M-142 -140C-66 -160 40 -172 110 -226C160 -268 212 -326 252 -352L246 -300C200 -250 150 -190 90 -150C20 -106 -76 -108 -142 -140Z',
      insole,
    ) +
    k.shape('M118 -212L172 -260L184 -242L130 -194Z', '#fbf6ea', 0.8) +
    k.piece(block, {
      fill: k.t.mid,
      depth: 1.1,
      reach: 12,
      over: k.soft(
        'M206 -152L236 -168C246 -110 246 -50 246 0L228 0C228 -60 224 -112 206 -152Z',
        k.t.hi,
        7,
        0.7,
      ),
    }) +
    k.piece('M214 -9L294 -9L294 0L214 0Z', { t: stock.ink, depth: 0, edge: 1 }) +
    k.piece(
      'M-342 -5L-180 -5C-100 -8 -24 -14 26 -42C100 -90 150 -138 198 -168L204 -160C160 -130 108 -80 32 -30C-20 0 -100 3 -180 3L-328 3Z',
      { t: stock.espresso, depth: 0.2, reach: 4, edge: 1.4 },
    ) +
    k.piece(upper, {
      reach: 22,
      depth: 1.2,
      over:
        k.soft('M-320 -28C-256 -60 -196 -84 -146 -112C-166 -66 -240 -38 -320 -28Z', k.t.hi, 8, 0.95) +
        k.soft(
          'M-96 -98C-6 -88 80 -134 150 -204C220 -270 248 -308 270 -326C262 -268 180 -190 100 -126C40 -80 -46 -70 -96 -98Z',
          k.t.hi,
          14,
          0.45,
        ) +
        k.folds('M130 -190C160 -160 200 -150 240 -160', { w: 14, blur: 7, o: 0.3 }),
    }) +
    k.line('M-138 -131C-70 -100 10 -112 88 -180C150 -236 214 -304 256 -344', { w: 3, o: 0.6 }) +
    k.stitch('M152 -232C164 -200 162 -166 148 -128', { o: 0.6 });
  const floor =
    k.soft(circle(-150, 4, 200, 14), '#3a2f24', 10, 0.45) +
    k.soft(circle(256, 2, 56, 8), '#241b13', 6, 0.55) +
    k.soft(circle(60, 14, 260, 20), '#3a2f24', 20, 0.22);
  return pair(k, shoe, floor, upper, 132, -74);
};

/** Ballerinas: rounded toe, low topline drawn by a cord, a grosgrain bow. */
export const ballerina: Sketch = k => {
  const upper =
    'M-314 -26C-326 -62 -298 -94 -244 -102C-216 -106 -192 -104 -174 -100C-148 -66 -60 -52 40 -58C140 -66 214 -106 258 -156C270 -170 286 -164 289 -146C294 -104 304 -66 299 -24C200 -14 60 -10 -60 -6C-180 -2 -270 -10 -314 -26Z';
  const top = 'M-174 -100C-148 -66 -60 -52 40 -58C140 -66 214 -106 258 -156';
  const loop = (d: string) =>
    k.piece(d, {
      fill: k.t.light,
      depth: 0.9,
      reach: 9,
      cast: 5,
      over: k.folds('M-176 -98C-200 -104 -226 -112 -246 -114M-176 -98C-156 -106 -136 -112 -120 -114', {
        w: 7,
        blur: 3,
        o: 0.5,
      }),
    });
  const shoe =
    k.piece(
      'M-182 -98C-120 -114 -20 -98 80 -104C160 -110 226 -140 264 -168L258 -140C206 -96 140 -66 40 -54C-60 -50 -150 -64 -174 -94Z',
      insole,
    ) +
    k.piece('M226 -20L300 -26C302 -14 301 -4 299 0L234 0C231 -6 228 -12 226 -20Z', {
      t: stock.espresso,
      depth: 0.7,
      reach: 6,
    }) +
    k.piece(
      'M-316 -30C-326 -22 -320 -12 -302 -8C-220 4 -100 4 20 -4C100 -10 200 -14 300 -18L301 -30C200 -18 60 -14 -60 -12C-180 -8 -270 -16 -316 -30Z',
      { t: stock.espresso, depth: 0.5, reach: 6 },
    ) +
    k.piece(upper, {
      reach: 22,
      depth: 1.2,
      over:
        k.soft('M-296 -52C-274 -88 -220 -98 -182 -92C-194 -68 -240 -56 -296 -52Z', k.t.hi, 9, 0.9) +
        k.soft(
          'M206 -100C242 -122 260 -144 274 -156C280 -108 274 -78 262 -52C244 -66 222 -82 206 -100Z',
          k.t.hi,
          11,
          0.5,
        ) +
        k.folds('M-150 -74C-160 -50 -160 -34 -150 -16M-120 -62C-126 -46 -124 -30 -114 -14', {
          w: 10,
          blur: 5,
          o: 0.4,
        }),
    }) +
    k.line('M184 -106C204 -80 210 -46 208 -18') +
    k.stitch('M194 -112C214 -84 220 -48 218 -19') +
    k.line(top, { w: 12, c: k.t.dark, o: 1 }) +
    k.line(top, { w: 8, c: k.t.mid, o: 1 }) +
    k.line(top, { w: 2, c: k.t.hi, o: 0.7 }) +
    loop('M-188 -102C-220 -136 -266 -142 -274 -120C-278 -98 -234 -84 -188 -94Z') +
    loop('M-178 -102C-150 -138 -106 -146 -96 -124C-90 -102 -132 -86 -178 -94Z') +
    k.piece(
      'M-194 -110C-188 -116 -176 -116 -170 -110C-168 -102 -170 -93 -174 -87C-180 -85 -188 -85 -192 -89C-196 -95 -196 -104 -194 -110Z',
      {
        depth: 0.7,
        reach: 6,
        cast: 3,
      },
    );
  return pair(k, shoe, k.floor(-8, 0, 300, 18), upper, 128, -74);
};

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

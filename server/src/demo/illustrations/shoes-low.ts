import type { Kit } from './kit.ts';
import { pair } from './pair.ts';
import { circle, points, rect, spread } from './path.ts';
import { stock, tones } from './tones.ts';
import type { Sketch } from './types.ts';

/** Stitched leather sole with a low stacked heel. */
const leatherSole = (k: Kit): string =>
  k.piece('M148 -14L300 -22L305 24L152 24Z', { t: stock.espresso, depth: 0.8, reach: 9 }) +
  k.piece('M-330 -26C-342 -10 -334 6 -314 8C-200 14 -60 12 152 2L302 -4L302 -26C100 -12 -200 -10 -330 -26Z', {
    t: stock.espresso,
    depth: 0.6,
    reach: 8,
  }) +
  k.stitch('M-320 -14C-200 -2 -60 -2 150 -10L294 -16', { c: '#c9a77c', o: 0.9 });

/** Penny loafers: moccasin apron, saddle with its keeper slot, calf lining in the opening. */
export const loafer: Sketch = k => {
  const upper =
    'M-326 -22C-340 -66 -304 -102 -240 -118C-182 -132 -134 -150 -92 -178C-74 -192 -50 -194 -38 -178C-8 -140 62 -124 132 -136C188 -146 236 -170 262 -194C276 -204 290 -196 292 -178C296 -134 304 -80 299 -22C100 -10 -200 -8 -326 -22Z';
  const saddle =
    'M-122 -160C-108 -168 -98 -174 -90 -180C-74 -192 -50 -194 -38 -178C-24 -158 -2 -145 26 -138C8 -104 2 -60 6 -14L-82 -13C-86 -74 -100 -120 -122 -160Z';
  const ridge = 'M-298 -76C-262 -96 -206 -100 -160 -114C-130 -124 -108 -140 -96 -156';
  const pleats = points([-286, -80], [-268, -88], [-248, -94], [-228, -98], [-208, -102], [-188, -107])
    .map(([x, y]) => `M${x} ${y - 3}L${x - 4} ${y + 11}`)
    .join('');
  const shoe =
    k.piece(
      'M-70 -186C-30 -206 60 -194 140 -190C200 -187 240 -194 270 -200L262 -176C220 -140 160 -122 90 -124C20 -128 -20 -150 -46 -178Z',
      { t: stock.cognac, fill: stock.cognac.mid, depth: 1.2, reach: 12 },
    ) +
    k.piece('M-108 -164C-98 -200 -44 -220 -20 -192L-34 -168C-54 -156 -84 -154 -108 -164Z', {
      fill: k.t.mid,
      depth: 0.7,
      reach: 8,
    }) +
    leatherSole(k) +
    k.piece(upper, {
      reach: 26,
      depth: 1.2,
      over:
        k.soft('M-300 -58C-270 -96 -200 -106 -140 -130C-160 -92 -230 -66 -300 -58Z', k.t.hi, 9, 0.85) +
        k.soft(
          'M200 -150C240 -156 262 -170 276 -184C280 -130 276 -90 262 -60C240 -90 220 -120 200 -150Z',
          k.t.hi,
          13,
          0.4,
        ),
    }) +
    k.line(ridge, { w: 5 }) +
    k.line(`${ridge}`.replace('M-298 -76', 'M-298 -80'), { w: 2, c: k.t.hi, o: 0.7 }) +
    k.line(pleats, { w: 2.4, o: 0.6 }) +
    k.line('M176 -152C190 -112 196 -60 194 -18') +
    k.stitch('M186 -154C200 -112 206 -60 204 -18') +
    k.stitch('M-20 -152C20 -128 80 -116 136 -126C190 -136 238 -160 268 -186') +
    k.piece(saddle, { depth: 1.1, reach: 14, cast: 6 }) +
    k.stitch('M-112 -158C-92 -118 -76 -70 -73 -18M16 -134C0 -100 -6 -60 -2 -18') +
    k.piece(
      'M-88 -150C-74 -158 -56 -162 -40 -158C-42 -150 -46 -145 -52 -141C-60 -146 -70 -145 -77 -139C-82 -142 -86 -146 -88 -150Z',
      {
        fill: k.t.line,
        depth: 0,
        edge: 1.4,
      },
    );
  return pair(k, shoe, k.floor(-10, 22, 300, 20), upper, 100, -116);
};

/** Lace-up derby: toe cap, open quarters over the tongue, waxed laces. */
export const derby: Sketch = k => {
  const upper =
    'M-324 -22C-338 -66 -302 -100 -242 -114C-186 -126 -142 -142 -102 -166C-68 -188 -38 -212 -10 -234C20 -226 62 -196 112 -184C160 -176 214 -188 254 -216C268 -226 286 -220 288 -202C292 -142 303 -82 299 -22C100 -10 -200 -8 -324 -22Z';
  const quarter =
    'M-104 -128C-82 -162 -50 -198 -10 -234C20 -226 62 -196 112 -184C160 -176 214 -188 254 -216C268 -226 286 -220 288 -202C292 -142 303 -82 299 -22C200 -16 90 -14 -20 -14C-26 -60 -56 -102 -104 -128Z';
  const cap =
    'M-324 -22C-338 -66 -302 -100 -242 -114C-234 -116 -226 -118 -218 -119C-196 -90 -184 -54 -184 -14C-236 -13 -284 -16 -324 -22Z';
  const lace = (i: number) => {
    const [x, y] = [-74 + i * 22, -156 - i * 20];
    return (
      k.line(`M${x + 8} ${y + 8}L${x - 16} ${y - 26}`, { w: 10, c: k.t.line, o: 1 }) +
      k.line(`M${x + 8} ${y + 8}L${x - 16} ${y - 26}`, { w: 6.5, c: k.t.mid, o: 1 }) +
      `<circle cx="${x + 10}" cy="${y + 10}" r="4.6" fill="${k.t.line}"/>`
    );
  };
  const shoe =
    k.piece(
      'M-30 -232C20 -252 90 -236 150 -232C200 -230 236 -234 264 -226L258 -198C220 -170 160 -160 100 -170C50 -184 10 -210 -14 -226Z',
      { t: stock.cognac, fill: stock.cognac.mid, depth: 1.1, reach: 10 },
    ) +
    k.piece('M-112 -162C-92 -200 -56 -250 -32 -268C-12 -276 10 -266 12 -250L-10 -206L-90 -138Z', {
      fill: k.t.mid,
      depth: 0.8,
      reach: 10,
    }) +
    leatherSole(k) +
    k.piece(upper, {
      reach: 26,
      depth: 1.2,
      over: k.folds('M-140 -140C-150 -110 -150 -80 -142 -50M-122 -132C-126 -110 -124 -84 -116 -60', {
        w: 9,
        blur: 5,
        o: 0.4,
      }),
    }) +
    k.piece(cap, {
      depth: 1,
      reach: 18,
      cast: 3,
      over: k.soft('M-302 -56C-284 -88 -250 -100 -222 -106C-214 -88 -250 -66 -302 -56Z', k.t.hi, 8, 0.9),
    }) +
    k.stitch('M-228 -116C-206 -88 -195 -54 -194 -18') +
    k.piece(quarter, {
      depth: 1,
      reach: 22,
      cast: 5,
      over: k.soft(
        'M190 -180C236 -186 262 -200 276 -208C280 -150 276 -100 262 -66C236 -100 214 -140 190 -180Z',
        k.t.hi,
        13,
        0.4,
      ),
    }) +
    k.stitch('M-90 -124C-46 -96 -18 -62 -12 -20M4 -220C34 -206 68 -184 114 -174C162 -168 214 -178 254 -204') +
    k.line('M186 -188C200 -130 206 -70 204 -18') +
    k.stitch('M196 -190C210 -130 216 -70 214 -18') +
    spread(4, 0, 3).map(lace).join('') +
    k.line('M-20 -226C-58 -236 -74 -208 -52 -196M-20 -226C6 -250 32 -236 18 -214', {
      w: 6,
      c: k.t.line,
      o: 1,
    }) +
    k.line('M-20 -226C-58 -236 -74 -208 -52 -196M-20 -226C6 -250 32 -236 18 -214', {
      w: 3,
      c: k.t.mid,
      o: 1,
    });
  return pair(k, shoe, k.floor(-10, 22, 300, 20), upper, 100, -116);
};

/** Ballerinas: rounded toe, low topline, a grosgrain bow. */
export const ballerina: Sketch = k => {
  const upper =
    'M-330 -16C-344 -56 -308 -88 -248 -96C-218 -100 -194 -100 -176 -98C-150 -64 -60 -48 40 -54C140 -62 216 -100 262 -148C276 -160 290 -152 293 -134C298 -92 302 -54 297 -14C100 -4 -200 -2 -330 -16Z';
  const top = 'M-176 -98C-150 -64 -60 -48 40 -54C140 -62 216 -100 262 -148';
  const bow = (d: string) => k.piece(d, { fill: k.t.light, depth: 0.9, reach: 9, cast: 5 });
  const shoe =
    k.piece(
      'M-186 -96C-120 -108 -20 -92 80 -98C160 -104 230 -132 268 -160L262 -132C210 -90 140 -60 40 -50C-60 -46 -150 -60 -176 -90Z',
      { t: stock.gum, fill: tones([0.82, 0.04, 68]).base, depth: 1.1, reach: 12 },
    ) +
    k.piece(
      'M-334 -18C-342 -4 -334 6 -316 7C-200 12 0 10 296 4C304 0 304 -12 300 -18C100 -4 -200 -4 -334 -18Z',
      { t: stock.espresso, depth: 0.5, reach: 6 },
    ) +
    k.piece('M226 -8L298 -12L301 18L232 18Z', { t: stock.espresso, depth: 0.6, reach: 6 }) +
    k.piece(upper, {
      reach: 22,
      depth: 1.2,
      over:
        k.soft('M-308 -46C-280 -84 -220 -92 -180 -88C-190 -64 -240 -50 -308 -46Z', k.t.hi, 9, 0.9) +
        k.soft(
          'M210 -94C246 -116 264 -136 278 -146C282 -100 276 -70 264 -46C246 -60 226 -76 210 -94Z',
          k.t.hi,
          11,
          0.5,
        ),
    }) +
    k.line('M186 -100C206 -74 212 -40 210 -10') +
    k.line(top, { w: 11, c: k.t.dark, o: 1 }) +
    k.line(top, { w: 7, c: k.t.mid, o: 1 }) +
    bow('M-190 -100C-222 -132 -268 -138 -276 -116C-280 -94 -236 -82 -190 -92Z') +
    bow('M-180 -100C-152 -134 -108 -142 -98 -120C-92 -98 -134 -84 -180 -92Z') +
    k.piece(
      'M-196 -106C-190 -112 -178 -112 -172 -106C-170 -98 -172 -90 -176 -84C-182 -82 -190 -82 -194 -86C-198 -92 -198 -100 -196 -106Z',
      {
        depth: 0.7,
        reach: 6,
        cast: 3,
      },
    );
  return pair(k, shoe, k.floor(-10, 14, 300, 18), upper, 110, -122);
};

/** Two-strap sandals on a moulded cork footbed. */
export const sandal: Sketch = k => {
  const cork = tones([0.74, 0.065, 68]);
  const bed =
    'M-322 -30C-332 -8 -322 8 -298 10L278 10C302 10 312 -16 306 -46C296 -76 250 -86 180 -76C90 -62 20 -40 -70 -40C-150 -40 -220 -62 -276 -58C-304 -56 -318 -46 -322 -30Z';
  const footbed =
    'M-316 -38C-306 -70 -250 -80 -170 -74C-70 -66 10 -74 90 -92C170 -110 270 -108 304 -62C290 -78 240 -82 180 -74C90 -60 20 -38 -70 -38C-150 -38 -220 -60 -276 -56C-300 -54 -312 -46 -316 -38Z';
  const at = (x: number, y: number, s: number) => (u: number, v: number) =>
    `${(x + u * s).toFixed(1)} ${(y + v * s).toFixed(1)}`;
  const far = (x: number, y: number, s: number) => {
    const p = at(x, y, s);
    return k.piece(
      `M${p(30, -110)}C${p(62, -148)} ${p(116, -148)} ${p(138, -106)}C${p(150, -76)} ${p(154, -40)} ${p(154, 10)}L${p(92, 10)}C${p(92, -50)} ${p(76, -100)} ${p(30, -110)}Z`,
      { fill: k.t.dark, depth: 0.7, reach: 10 },
    );
  };
  const near = (x: number, y: number, s: number) => {
    const p = at(x, y, s);
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
    return (
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
      `<g transform="rotate(-62 ${bx} ${by})">${buckle}</g>`
    );
  };
  const shoe =
    far(-166, -34, 0.94) +
    far(18, -34, 1.12) +
    k.piece('M-320 -6C-200 4 200 4 306 -14C306 6 300 22 280 22L-296 22C-312 22 -322 10 -320 -6Z', {
      t: stock.espresso,
      depth: 0.6,
      reach: 7,
    }) +
    k.piece(bed, { t: cork, depth: 1, reach: 14 }) +
    k.piece(footbed, { t: stock.cognac, fill: tones([0.72, 0.07, 62]).base, depth: 0.9, reach: 10 }) +
    near(-166, -34, 0.94) +
    near(18, -34, 1.12) +
    k.line('M-300 -12C-200 -6 200 -4 296 -20', { c: cork.deep, w: 2, o: 0.5 });
  return pair(k, shoe, k.floor(-8, 20, 300, 20), bed + circle(20, -110, 90, 70), 104, -118);
};

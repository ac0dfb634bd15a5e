import { flip } from './path.ts';
import type { Sketch } from './types.ts';

/** A pair of leather gloves: three points on the back, the cuff piped in the second color and buttoned. */
export const gloves: Sketch = k => {
  const hand =
    'M-106 366L-104 176C-116 120 -128 70 -132 24C-146 -26 -168 -66 -192 -100C-210 -130 -190 -156 -162 -142C-132 -124 -110 -94 -94 -60C-98 -140 -104 -226 -104 -296C-102 -328 -62 -332 -56 -300L-40 -150L-36 -346C-33 -380 12 -382 16 -348L22 -152L40 -322C45 -354 84 -352 86 -318L80 -136L106 -246C114 -274 148 -266 146 -236C138 -150 136 -70 132 10C130 70 120 122 112 176L112 366C40 378 -40 378 -106 366Z';
  const cuff = 'M-108 296C-40 308 40 308 113 296L114 366C40 380 -40 380 -108 366Z';
  const one = (x: number, y: number, turn: number, mirror: boolean) => {
    const m = (d: string) => (mirror ? flip(d) : d);
    const s = mirror ? -1 : 1;
    return (
      `<g transform="translate(${x} ${y}) rotate(${turn})">` +
      k.piece(m(hand), {
        depth: 1.15,
        reach: 20,
        cast: 11,
        over:
          k.folds(
            m(
              'M-104 150C-56 136 0 132 60 142M-100 176C-56 166 20 166 106 178M-98 -50C-80 -10 -76 30 -86 70M-42 -150C-40 -110 -36 -80 -30 -54M22 -150C22 -110 20 -80 20 -54M80 -136C74 -100 66 -74 58 -50M-150 -100C-130 -76 -116 -50 -108 -20M-86 -240C-70 -232 -60 -236 -52 -246M-24 -270C-10 -262 4 -264 14 -274',
            ),
            { w: 12, blur: 5, o: 0.46 },
          ) +
          k.soft(m('M-92 -290C-84 -310 -70 -312 -66 -296L-56 -150L-76 -120Z'), k.t.hi, 6, 0.5) +
          k.soft(m('M-24 -336C-18 -356 0 -360 2 -340L6 -150L-14 -140Z'), k.t.hi, 6, 0.5) +
          k.soft(m('M50 -310C58 -330 70 -330 72 -312L66 -140L46 -140Z'), k.t.hi, 6, 0.4) +
          k.soft(
            m('M-80 50C-80 -20 -60 -50 -20 -60C20 -50 60 -30 70 40C30 10 -30 10 -80 50Z'),
            k.t.hi,
            18,
            0.45,
          ),
      }) +
      k.line(m('M-46 60C-40 10 -38 -30 -36 -72M2 64C2 10 0 -40 -2 -80M48 60C50 10 52 -30 50 -72'), {
        w: 4.4,
        c: k.t.deep,
        o: 0.9,
      }) +
      k.line(m('M-50 58C-44 8 -42 -32 -40 -74M-2 62C-2 8 -4 -42 -6 -82M44 58C46 8 48 -32 46 -74'), {
        w: 2,
        c: k.t.hi,
        o: 0.8,
      }) +
      k.stitch(m('M-40 -150L-32 -66M22 -152L22 -72M80 -136L60 -62M-94 -60C-88 -26 -94 14 -112 44')) +
      k.piece(m(cuff), { depth: 0.9, reach: 12, cast: 5 }) +
      k.line(m('M-108 362C-40 375 40 375 113 362'), { w: 11, c: k.a.base, o: 1 }) +
      k.line(m('M-108 357C-40 370 40 370 113 357'), { w: 2, c: k.a.line, o: 0.5 }) +
      k.stitch(m('M-104 306C-40 318 40 318 109 306')) +
      k.line(m('M40 306L44 366'), { w: 3, c: k.t.line, o: 0.8 }) +
      k.button(62 * s, 330, 8) +
      '</g>'
    );
  };
  return one(168, 6, -7, true) + one(-168, 6, 7, false);
};

import { flip, rect, spread } from './path.ts';
import type { Sketch } from './types.ts';

/** Ribbed beanie with a deep turn-up and a bobble in the second colour. */
export const beanie: Sketch = k => {
  const crown =
    'M-250 130C-262 -40 -220 -210 -110 -276C-60 -304 60 -304 110 -276C220 -210 262 -40 250 130C120 150 -120 150 -250 130Z';
  const fold =
    'M-266 104C-130 128 130 128 266 104C276 150 276 210 266 262C130 288 -130 288 -266 262C-276 210 -276 150 -266 104Z';
  const ribs = spread(17, -1, 1)
    .map(u => `M${u * 250} 130C${u * 262} -60 ${u * 190} -220 ${u * 46} -292`)
    .join('');
  const wool = Array.from({ length: 150 }, (_, i) => {
    const [turn, r] = [i * 2.39996, 88 * Math.sqrt((i + 0.5) / 150)];
    const [x, y] = [Math.cos(turn) * r, Math.sin(turn) * r - 352];
    const [u, v] = [Math.cos(turn * 1.7) * 15, Math.sin(turn * 1.3) * 15];
    const c = i % 3 === 0 ? k.a.hi : i % 3 === 1 ? k.a.base : k.a.dark;
    return k.line(`M${x - u} ${y - v}Q${x + v * 0.5} ${y} ${x + u} ${y + v}`, { c, w: 6, o: 0.9 });
  }).join('');
  return (
    k.piece(crown, {
      cloth: 0,
      texture: 'knit',
      depth: 1.2,
      reach: 40,
      over:
        k.folds(ribs, { w: 8, blur: 3, o: 0.55 }) +
        k.soft('M-200 -60C-180 -180 -110 -250 -50 -262C-110 -190 -140 -90 -150 60Z', k.t.hi, 24, 0.35),
    }) +
    k.soft('M-90 -352C-90 -420 90 -420 90 -352C90 -280 -90 -280 -90 -352Z', '#1d1712', 8, 0.35, 6, 12) +
    k.shape('M-92 -352C-92 -474 92 -474 92 -352C92 -230 -92 -230 -92 -352Z', k.a.mid) +
    wool +
    k.soft('M-70 -380C-60 -430 20 -440 40 -410C0 -410 -50 -390 -60 -340Z', k.a.hi, 14, 0.5) +
    k.piece(fold, {
      texture: 'rib',
      depth: 1.1,
      reach: 26,
      cast: 9,
      over: k.soft('M-240 130C-120 150 20 152 90 148C20 180 -140 190 -250 180Z', k.t.hi, 16, 0.4),
    }) +
    k.piece('M86 168L178 160L182 214L90 222Z', { t: k.a, depth: 0.5, reach: 6, cast: 4 }) +
    k.line('M108 188L158 184M110 202L138 200', { t: k.a, w: 4 })
  );
};

/** A pair of leather gloves: three points on the back, piped cuff. */
export const gloves: Sketch = k => {
  const hand =
    'M-118 360L-112 170C-124 110 -132 60 -134 20C-150 -30 -170 -70 -196 -104C-216 -134 -194 -162 -164 -150C-132 -130 -108 -96 -92 -64C-96 -140 -100 -230 -98 -300C-94 -334 -52 -336 -46 -302L-34 -150L-28 -352C-24 -388 20 -388 24 -352L26 -152L46 -326C52 -358 92 -354 92 -320L84 -136L112 -246C122 -274 156 -264 152 -234C140 -150 138 -70 134 10C132 70 122 120 116 170L122 360C40 372 -40 372 -118 360Z';
  const cuff = 'M-120 296C-40 308 40 308 121 296L124 366C40 380 -40 380 -121 366Z';
  const one = (x: number, y: number, turn: number, mirror: boolean) => {
    const m = (d: string) => (mirror ? flip(d) : d);
    return (
      `<g transform="translate(${x} ${y}) rotate(${turn})">` +
      k.piece(m(hand), {
        depth: 1.15,
        reach: 22,
        cast: 11,
        over:
          k.folds(
            m(
              'M-110 150C-60 136 0 132 60 140M-106 176C-60 166 20 166 110 176M-96 -60C-80 -20 -76 20 -84 60M-40 -150C-38 -110 -34 -80 -30 -60M26 -150C26 -110 24 -80 24 -60M84 -136C76 -100 70 -80 62 -60',
            ),
            {
              w: 9,
              blur: 5,
              o: 0.5,
            },
          ) +
          k.soft(
            m('M-80 40C-80 -30 -60 -60 -20 -70C20 -60 60 -40 70 30C30 0 -30 0 -80 40Z'),
            k.t.hi,
            20,
            0.5,
          ),
      }) +
      k.line(m('M-46 40C-40 0 -36 -40 -34 -76M2 44C2 0 0 -40 -2 -80M50 40C52 0 54 -40 52 -76'), { w: 4 }) +
      k.line(m('M-50 38C-44 -2 -40 -42 -38 -78M-2 42C-2 -2 -4 -42 -6 -82M46 38C48 -2 50 -42 48 -78'), {
        w: 2,
        c: k.t.hi,
        o: 0.7,
      }) +
      k.stitch(m('M-36 -150L-30 -70M25 -152L24 -76M84 -136L62 -66M-92 -64C-86 -30 -92 10 -112 40')) +
      k.piece(m(cuff), { t: k.a, texture: 'fineRib', depth: 0.9, reach: 14, cast: 4 }) +
      k.line(m('M-116 292C-40 304 40 304 117 292'), { w: 6, c: k.t.line, o: 0.7 }) +
      '</g>'
    );
  };
  return one(140, 16, 11, true) + one(-120, -6, -9, false);
};

/** Silk square knotted like a neckerchief: printed field, plain border. */
export const foulard: Sketch = k => {
  const border = k.a;
  const fall = 'M-26 -120C-90 -20 -190 120 -236 300C-150 330 -60 320 20 372C60 230 70 40 40 -120Z';
  const back = 'M30 -130C110 -20 200 90 262 220C206 262 150 280 104 318C90 180 50 20 -6 -110Z';
  const loop =
    'M-200 -300C-212 -190 -110 -104 10 -104C120 -106 206 -190 200 -300C184 -336 150 -350 128 -346C120 -250 70 -196 0 -192C-74 -196 -120 -250 -128 -346C-156 -350 -186 -334 -200 -300Z';
  const ring =
    'M-200 -300C-216 -420 -104 -462 0 -462C104 -462 216 -420 200 -300C180 -340 142 -358 126 -352C118 -396 60 -414 0 -414C-60 -414 -118 -396 -126 -352C-144 -358 -182 -340 -200 -300Z';
  const hem = (d: string) =>
    k.line(d, { c: border.base, w: 26, o: 1 }) + k.line(d, { c: border.deep, w: 2, o: 0.5 });
  const crease = { w: 12, blur: 6, o: 0.5 };
  return (
    k.piece(back, {
      cloth: -28,
      fill: k.t.mid,
      reach: 22,
      inside: '',
      over:
        hem('M262 220C206 262 150 280 104 318') +
        k.folds(
          'M30 -90C100 20 150 140 180 268M20 -70C60 40 90 160 116 290M50 -70C120 20 190 110 236 220',
          crease,
        ),
    }) +
    k.piece(
      'M-128 -346C-120 -412 -60 -436 0 -436C60 -436 120 -412 128 -346C122 -260 70 -200 0 -200C-70 -200 -122 -260 -128 -346Z',
      {
        fill: k.t.dark,
        cloth: 0,
        depth: 1.2,
        reach: 20,
      },
    ) +
    k.piece(ring, {
      cloth: 6,
      reach: 16,
      over:
        hem('M-126 -352C-118 -396 -60 -414 0 -414C60 -414 118 -396 126 -352') +
        k.folds('M-180 -350C-150 -430 -60 -444 0 -444C60 -444 150 -430 180 -350', { w: 9, blur: 5, o: 0.4 }),
    }) +
    k.piece(fall, {
      cloth: 24,
      reach: 26,
      cast: 11,
      over:
        hem('M-236 300C-150 330 -60 320 20 372') +
        k.folds(
          'M-20 -90C-70 40 -130 180 -170 300M4 -90C-20 60 -60 200 -90 316M26 -90C30 60 10 220 -16 350',
          crease,
        ),
    }) +
    k.piece(loop, {
      cloth: 14,
      reach: 22,
      cast: 8,
      over: k.folds(
        'M-180 -290C-170 -190 -90 -134 6 -134C100 -138 176 -196 182 -290M-156 -320C-140 -220 -70 -166 6 -164C80 -168 140 -230 156 -320',
        crease,
      ),
    }) +
    k.piece(
      'M-54 -150C-26 -172 44 -172 66 -148C78 -118 74 -84 56 -62C26 -50 -24 -52 -46 -66C-64 -92 -66 -124 -54 -150Z',
      {
        cloth: -12,
        reach: 16,
        cast: 9,
        over: k.folds('M-46 -130C-10 -114 30 -112 62 -128M-44 -96C-10 -84 24 -82 58 -92', {
          w: 8,
          blur: 4,
          o: 0.5,
        }),
      },
    )
  );
};

/** Folded throw: the upper half laid short over the lower, both ends fringed. */
export const throwBlanket: Sketch = k => {
  const fringe = (from: number, to: number, y: number) =>
    spread(25, from, to)
      .map((x, i) => {
        const d = `M${x} ${y - 6}C${x - 3} ${y + 26} ${x + 3} ${y + 44} ${x + ((i * 7) % 9) - 4} ${y + 68 + ((i * 5) % 11)}`;
        return (
          k.line(d, { w: 11, c: k.t.line, o: 0.85 }) +
          k.line(d, { w: 7.5, c: i % 4 === 1 ? k.a.base : k.t.base, o: 1 })
        );
      })
      .join('');
  const bands = (y: number) =>
    k.shape(rect(-330, y, 660, 34), k.a.base) + k.shape(rect(-330, y + 48, 660, 9), k.a.base);
  const lower =
    'M-290 -250L290 -250C296 -80 296 120 290 282C150 290 -150 290 -290 282C-296 120 -296 -80 -290 -250Z';
  const upper =
    'M-300 -330C-180 -346 180 -346 300 -330C312 -328 316 -318 314 -304C318 -150 316 -20 308 106C150 116 -150 116 -308 106C-316 -20 -318 -150 -314 -304C-316 -318 -312 -328 -300 -330Z';
  const weave = { cloth: 0, texture: 'knit', reach: 30 } as const;
  return (
    fringe(-280, 280, 282) +
    k.piece(lower, {
      ...weave,
      fill: k.t.mid,
      inside: bands(192),
      over: k.folds(
        'M-180 130C-176 190 -184 240 -180 286M-40 130C-36 190 -42 240 -40 288M110 130C112 190 104 240 108 288M230 130C226 190 234 240 230 286',
        {
          w: 15,
          blur: 9,
          o: 0.3,
        },
      ),
    }) +
    fringe(-298, 298, 106) +
    k.piece(upper, {
      ...weave,
      cast: 13,
      depth: 1.1,
      inside: bands(18),
      over:
        k.folds(
          'M-210 -326C-216 -200 -204 -60 -212 108M-80 -332C-86 -180 -70 -40 -78 112M70 -332C62 -180 80 -40 72 112M210 -326C204 -200 218 -60 210 108',
          {
            w: 20,
            blur: 12,
            o: 0.28,
          },
        ) +
        k.soft('M-300 -340L300 -340L306 -292C100 -306 -100 -306 -306 -292Z', k.t.hi, 13, 0.6) +
        k.soft(
          'M-310 -300C-100 -318 100 -318 310 -300L310 -276C100 -292 -100 -292 -310 -276Z',
          k.t.deep,
          12,
          0.35,
        ),
    })
  );
};

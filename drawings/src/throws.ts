import { rect, spread } from './path.ts';
import type { Sketch } from './types.ts';

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

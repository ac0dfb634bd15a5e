import { beadBracelet, charmBracelet, tigerEye } from './bracelets.ts';
import { metalFor, stone } from './jewelry-metal.ts';
import { bangle, brooch, studs } from './jewelry-small.ts';
import { circle, place, points, rect } from './path.ts';
import { ring, signet } from './rings.ts';
import type { Silhouette, Sketch } from './types.ts';

const hoops: Sketch = k => {
  const [p, g] = [metalFor(k), stone(k)];
  const one = (x: number, y: number, lean: number) => {
    const hoop = place(
      'M14 -168C110 -160 150 -80 150 0C150 92 86 166 0 166C-86 166 -150 92 -150 0C-150 -78 -112 -150 -34 -166',
      0,
      0,
      lean,
      0.92,
      1,
    );
    const enamel = place('M143 40C124 116 70 164 0 166C-70 164 -124 116 -143 40', 0, 0, lean, 0.92, 1);
    const cap = (px: number, py: number, turn: number) =>
      k.piece(place(rect(-25, -6, 50, 12, 5), px, py, turn), { t: p, fill: k.metal(p), depth: 0, edge: 1.6 });
    return (
      `<g transform="translate(${x} ${y})">` +
      k.tube(place('M-34 -166C-18 -186 8 -186 14 -168', 0, 0, lean, 0.92, 1), 8, p) +
      k.tube(hoop, 38, p) +
      `<path d="${enamel}" fill="none" stroke="${g.line}" stroke-width="34"/><path d="${enamel}" fill="none" stroke="${g.base}" stroke-width="31"/><path d="${enamel}" fill="none" stroke="${g.deep}" stroke-width="9" opacity=".7" filter="${k.blur(4, enamel, 10)}" transform="translate(6 8)"/><path d="${enamel}" fill="none" stroke="${g.hi}" stroke-width="6" opacity=".95" filter="${k.blur(1.6, enamel, 8)}" transform="translate(-5 -7)"/>` +
      cap(131, 42, 16 + lean) +
      cap(-131, 42, -16 + lean) +
      k.ball(14, -168, 12, p) +
      k.tube('M0 186L0 206', 7, p) +
      k.piece(
        'M0 204C34 236 52 270 52 300C52 332 28 352 0 352C-28 352 -52 332 -52 300C-52 270 -34 236 0 204Z',
        {
          t: p,
          fill: k.metal(p),
          depth: 0,
          edge: 1.8,
        },
      ) +
      k.gem(0, 300, 40, 42, g) +
      '</g>'
    );
  };
  return one(-178, -96, 0) + one(178, -96, 0);
};

const necklace: Sketch = k => {
  const [p, g] = [metalFor(k), stone(k)];
  const left = 'M0 -450C-150 -450 -270 -360 -270 -190C-270 -20 -120 110 -8 206';
  const right = 'M0 -450C150 -450 270 -360 270 -190C270 -20 120 110 8 206';
  const drop =
    'M0 226C50 276 92 326 92 378C92 430 52 466 0 466C-52 466 -92 430 -92 378C-92 326 -50 276 0 226Z';
  return (
    k.chain(left, 13, p) +
    k.chain(right, 13, p) +
    `<circle cx="0" cy="-450" r="15" fill="none" stroke="${p.line}" stroke-width="9"/><circle cx="0" cy="-450" r="15" fill="none" stroke="${k.metal(p)}" stroke-width="6"/>` +
    k.piece(rect(16, -459, 46, 18, 9), { t: p, fill: k.metal(p, 0.2, 1), depth: 0, edge: 1.6 }) +
    k.tube(circle(0, 210, 16), 9, p) +
    k.piece(drop, { t: p, fill: k.metal(p), depth: 0, edge: 2.2, cast: 6 }) +
    k.piece(
      'M0 252C42 296 72 340 72 382C72 420 40 446 0 446C-40 446 -72 420 -72 382C-72 340 -42 296 0 252Z',
      {
        t: p,
        fill: p.deep,
        depth: 0.4,
        reach: 5,
        edge: 1.4,
      },
    ) +
    k.gem(0, 378, 66, 64, g) +
    k.gem(0, 286, 17, 20, g) +
    points([-210, -24], [210, -24], [-112, 104], [112, 104])
      .map(([x, y]) => k.ball(x, y, 15, g))
      .join('')
  );
};

const jewel = (label: string, genders: Silhouette['genders'], sketch: Sketch): Silhouette => ({
  label,
  category: 'jewelry',
  genders,
  sketch,
  pose: 'flat',
});

export const jewelry = {
  ring: jewel('Stone ring', ['women', 'unisex'], ring),
  signet: jewel('Signet ring', ['unisex', 'men'], signet),
  studs: jewel('Stud earrings', ['women', 'unisex'], studs),
  bangle: jewel('Bangle', ['women'], bangle),
  brooch: jewel('Brooch', ['women'], brooch),
  hoops: jewel('Hoop earrings', ['women'], hoops),
  necklace: jewel('Pendant necklace', ['women'], necklace),
  bracelet: jewel('Bead bracelet', ['unisex', 'women', 'men'], beadBracelet),
  'tiger-eye': jewel('Tiger-eye bracelet', ['men', 'unisex'], tigerEye),
  'charm-bracelet': jewel('Pearl bracelet', ['women'], charmBracelet),
} satisfies Record<string, Silhouette>;

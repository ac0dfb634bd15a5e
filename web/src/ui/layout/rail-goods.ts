import blazer from './rail/blazer.avif';
import boots from './rail/boots.avif';
import cardigan from './rail/cardigan.avif';
import dress from './rail/dress.avif';
import shirt from './rail/shirt.avif';
import sneakers from './rail/sneakers.avif';
import tote from './rail/tote.avif';
import trench from './rail/trench.avif';
import weekender from './rail/weekender.avif';

/** The demo's own drawings, cut out (drawings/src/render-rail.ts); `ratio` is height to width. */
export const goods = {
  blazer: { src: blazer, ratio: 1.093 },
  shirt: { src: shirt, ratio: 1.011 },
  dress: { src: dress, ratio: 1.809 },
  trench: { src: trench, ratio: 1.315 },
  cardigan: { src: cardigan, ratio: 1.043 },
  boots: { src: boots, ratio: 0.759 },
  tote: { src: tote, ratio: 1.575 },
  sneakers: { src: sneakers, ratio: 0.556 },
  weekender: { src: weekender, ratio: 1.002 },
};

/** x: centre; width: of the picture. Units of the scene's view box. */
export type Placed = { name: keyof typeof goods; x: number; width: number };

export type Scene = {
  width: number;
  height: number;
  /** The rail's upper edge. */
  rail: number;
  /** Hanger, hook and rail grow with the goods. */
  scale: number;
  /** Goods on the rail; later ones hang in front. */
  hanging: readonly Placed[];
  /** The place of a swing tag on one of them. */
  tag?: { x: number; y: number };
  /** The line between wall and floor; none in a strip. */
  floor?: number;
  /** y: where it stands. */
  standing?: readonly (Placed & { y: number })[];
};

export const loginScene: Scene = {
  width: 880,
  height: 900,
  rail: 88,
  scale: 1,
  hanging: [
    { name: 'blazer', x: -6, width: 408 },
    { name: 'cardigan', x: 888, width: 404 },
    { name: 'shirt', x: 226, width: 418 },
    { name: 'trench', x: 672, width: 358 },
    { name: 'dress', x: 452, width: 278 },
  ],
  tag: { x: 314, y: 330 },
  floor: 756,
  standing: [
    { name: 'boots', x: 150, width: 226, y: 846 },
    { name: 'tote', x: 440, width: 158, y: 862 },
    { name: 'sneakers', x: 724, width: 268, y: 850 },
  ],
};

export const registrationScene: Scene = {
  width: 800,
  height: 900,
  rail: 96,
  scale: 1,
  hanging: [
    { name: 'cardigan', x: 32, width: 372 },
    { name: 'trench', x: 762, width: 342 },
  ],
  floor: 770,
  standing: [
    { name: 'weekender', x: 92, width: 200, y: 854 },
    { name: 'sneakers', x: 690, width: 232, y: 858 },
  ],
};

export const strip: Scene = {
  width: 390,
  height: 216,
  rail: 9,
  scale: 0.62,
  hanging: [
    { name: 'shirt', x: 40, width: 196 },
    { name: 'cardigan', x: 262, width: 190 },
    { name: 'dress', x: 158, width: 134 },
    { name: 'blazer', x: 384, width: 196 },
  ],
};

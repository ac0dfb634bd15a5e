import { bowBlouse, vBlouse } from './clothing-blouses.ts';
import { henley, turtleneck } from './clothing-jersey.ts';
import { plainPolo, tippedPolo } from './clothing-polos.ts';
import { campShirt, shirt } from './clothing-shirts.ts';
import { boxyTee, crewTee, fittedTee, fittedV, regularV } from './clothing-tees.ts';
import type { Silhouette, Sketch } from './types.ts';

const g = { men: ['men'], women: ['women'], unisex: ['unisex', 'men', 'women'] } as const;
const top = (label: string, who: keyof typeof g, sketch: Sketch): Silhouette => ({
  label,
  category: 'clothing',
  genders: [...g[who]],
  sketch,
  pose: 'flat',
});

export const tops = {
  'crew-tee': top('Crew T-shirt', 'unisex', crewTee),
  'boxy-tee': top('Heavyweight T-shirt', 'unisex', boxyTee),
  'fitted-tee': top('Scoop-neck T-shirt', 'women', fittedTee),
  'v-tee': top('V-neck T-shirt', 'unisex', regularV),
  'fitted-v': top('Fitted V-neck T-shirt', 'women', fittedV),
  henley: top('Henley', 'unisex', henley),
  turtleneck: top('Roll-neck top', 'unisex', turtleneck),
  polo: top('Polo shirt', 'unisex', plainPolo),
  'tipped-polo': top('Tipped polo shirt', 'unisex', tippedPolo),
  'camp-shirt': top('Camp-collar shirt', 'men', campShirt),
  shirt: top('Shirt', 'unisex', shirt),
  'bow-blouse': top('Pussy-bow blouse', 'women', bowBlouse),
  'v-blouse': top('V-neck blouse', 'women', vBlouse),
} satisfies Record<string, Silhouette>;

import type { SilhouetteName } from '@toptan/demo/drawing';
import { accessories } from './accessories.ts';
import { bags } from './bags.ts';
import { bottoms } from './clothing-bottoms.ts';
import { dresses } from './clothing-dresses.ts';
import { knits } from './clothing-knits.ts';
import { outerwear } from './clothing-outerwear.ts';
import { tops } from './clothing-tops.ts';
import { jewelry } from './jewelry.ts';
import { other } from './other.ts';
import { shoes } from './shoes.ts';
import type { Silhouette } from './types.ts';
import { watches } from './watches.ts';

/** Every drawing by the name that the catalogue gives it. */
export const silhouettes: Record<SilhouetteName, Silhouette> = {
  ...tops,
  ...knits,
  ...outerwear,
  ...bottoms,
  ...dresses,
  ...shoes,
  ...bags,
  ...watches,
  ...jewelry,
  ...accessories,
  ...other,
};

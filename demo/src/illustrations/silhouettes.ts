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
import { watches } from './watches.ts';

/** Every drawing by name; the catalogue names one for each product. */
export const silhouettes = {
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

export type SilhouetteName = keyof typeof silhouettes;

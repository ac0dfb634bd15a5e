import type { DemoProduct } from '../types.ts';
import { accessories } from './accessories.ts';
import { bags } from './bags.ts';
import { children } from './children.ts';
import { trousers } from './denim-and-trousers.ts';
import { dresses } from './dresses-and-skirts.ts';
import { jersey } from './jersey.ts';
import { other } from './other.ts';
import { outerwear } from './outerwear.ts';
import { shirts } from './shirts-and-blouses.ts';
import { shoes } from './shoes.ts';
import { knitwear, sweats } from './sweats-and-knits.ts';
import { jewelry, watches } from './watches-and-jewelry.ts';

/** Every product of the demo shop; other rows name them by their index here. */
export const products: readonly DemoProduct[] = [
  ...jersey,
  ...sweats,
  ...knitwear,
  ...shirts,
  ...dresses,
  ...outerwear,
  ...trousers,
  ...shoes,
  ...bags,
  ...accessories,
  ...watches,
  ...jewelry,
  ...other,
  ...children,
];

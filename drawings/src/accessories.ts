import { belt, slimBelt } from './belts.ts';
import { aviator, catEye, oversized, sunglasses } from './eyewear.ts';
import { gloves } from './gloves.ts';
import { beanie, cap } from './headwear.ts';
import { foulard, scarf, tie } from './neckwear.ts';
import type { Silhouette, Sketch } from './types.ts';
import { cardHolder, wallet, zipWallet } from './wallets.ts';

const acc = (
  label: string,
  genders: Silhouette['genders'],
  sketch: Sketch,
  pose: Silhouette['pose'] = 'flat',
): Silhouette => ({
  label,
  category: 'accessories',
  genders,
  sketch,
  pose,
});

export const accessories = {
  belt: acc('Leather belt', ['men', 'unisex', 'women'], belt, 'standing'),
  'slim-belt': acc('Narrow belt', ['women', 'unisex'], slimBelt, 'standing'),
  scarf: acc('Scarf', ['unisex', 'women', 'men'], scarf),
  foulard: acc('Silk square', ['women'], foulard),
  beanie: acc('Bobble beanie', ['unisex', 'women', 'men'], beanie),
  gloves: acc('Leather gloves', ['women', 'men'], gloves),
  cap: acc('Baseball cap', ['unisex', 'men', 'women'], cap, 'standing'),
  sunglasses: acc('Sunglasses', ['unisex', 'women', 'men'], sunglasses),
  oversized: acc('Oversized sunglasses', ['women', 'unisex'], oversized),
  'cat-eye': acc('Cat-eye sunglasses', ['women'], catEye),
  aviator: acc('Aviator sunglasses', ['men', 'unisex', 'women'], aviator),
  wallet: acc('Snap wallet', ['men', 'unisex', 'women'], wallet),
  'zip-wallet': acc('Zip wallet', ['women', 'unisex'], zipWallet),
  'card-holder': acc('Card holder', ['unisex', 'men', 'women'], cardHolder),
  tie: acc('Silk tie', ['men'], tie),
} satisfies Record<string, Silhouette>;

import { peaCoat, trench, woolCoat } from './clothing-coats.ts';
import { bomber, denimJacket, varsity } from './clothing-jackets.ts';
import { puffer, vest } from './clothing-puffers.ts';
import { blazer } from './clothing-tailoring.ts';
import { huntingVest } from './clothing-utility.ts';
import type { Silhouette, Sketch } from './types.ts';

const coat = (label: string, genders: Silhouette['genders'], sketch: Sketch): Silhouette => ({
  label,
  category: 'clothing',
  genders,
  sketch,
  pose: 'flat',
});

export const outerwear = {
  blazer: coat('Blazer', ['men', 'women'], blazer),
  bomber: coat('Bomber jacket', ['unisex', 'men', 'women'], bomber),
  varsity: coat('Varsity jacket', ['unisex', 'men', 'women'], varsity),
  trench: coat('Trench coat', ['women', 'men'], trench),
  'denim-jacket': coat('Denim jacket', ['unisex', 'men', 'women'], denimJacket),
  'wool-coat': coat('Wool coat', ['men', 'women'], woolCoat),
  'pea-coat': coat('Pea coat', ['men', 'women'], peaCoat),
  'puffer-jacket': coat('Puffer jacket', ['unisex', 'men', 'women'], puffer),
  'puffer-vest': coat('Puffer vest', ['unisex', 'men', 'women'], vest),
  'hunting-vest': coat('Hunting vest', ['men', 'unisex'], huntingVest),
} satisfies Record<string, Silhouette>;

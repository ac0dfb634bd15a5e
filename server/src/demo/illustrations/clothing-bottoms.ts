import { pencil, pleated } from './clothing-skirts.ts';
import { chinos, jeans, shorts, wide } from './clothing-trousers.ts';
import type { Silhouette, Sketch } from './types.ts';

const bottom = (label: string, genders: Silhouette['genders'], sketch: Sketch): Silhouette => ({
  label,
  category: 'clothing',
  genders,
  sketch,
  pose: 'flat',
});

export const bottoms = {
  chinos: bottom('Chinos', ['men', 'women', 'unisex'], chinos),
  jeans: bottom('Jeans', ['unisex', 'men', 'women'], jeans),
  shorts: bottom('Shorts', ['men', 'women', 'unisex'], shorts),
  'wide-trousers': bottom('Palazzo trousers', ['women'], wide),
  'pencil-skirt': bottom('Pencil skirt', ['women'], pencil),
  'pleated-skirt': bottom('Pleated skirt', ['women'], pleated),
} satisfies Record<string, Silhouette>;

import type { Kit } from './kit.ts';

/** Draws one product around the origin; the kit carries its tones and its drawing tools. */
export type Sketch = (k: Kit) => string;

export interface Silhouette {
  label: string;
  category: 'clothing' | 'shoes' | 'accessories' | 'bags' | 'watches' | 'jewelry' | 'other';
  genders: ('men' | 'women' | 'unisex')[];
  sketch: Sketch;
  /** flat: lies on the ground; standing: the sketch places its own floor shadow. */
  pose: 'flat' | 'standing';
}

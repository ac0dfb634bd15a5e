import type { DemoColor } from '../offering.ts';
import type { Kit } from './kit.ts';
import type { SilhouetteName } from './silhouettes.ts';

/** Printed in the second color, or worked into the cloth itself: ribbed, waffle, chunky. */
export type PatternName =
  | 'plain'
  | 'stripe'
  | 'rugby'
  | 'pinstripe'
  | 'check'
  | 'dots'
  | 'ribbed'
  | 'waffle'
  | 'chunky';
export type Shade = 0 | 1 | 2;

export interface DrawOptions {
  silhouette: SilhouetteName;
  /** A catalogue color name or any #rrggbb. */
  color: DemoColor | `#${string}`;
  /** Second color: stripes, trims, straps. A sensible partner is chosen when left out. */
  accent?: DemoColor | `#${string}`;
  pattern?: PatternName;
  /** The textile dye, of the three behind a color name (navy, denim, powder...). */
  shade?: Shade;
}

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

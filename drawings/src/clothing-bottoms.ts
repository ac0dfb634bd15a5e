import { slimJeans, straightJeans, turnedUp } from './clothing-denim.ts';
import { chinoShorts, drawcordShorts } from './clothing-shorts.ts';
import { pencil, pleated } from './clothing-skirts.ts';
import { chinos, dressTrousers, linenTrousers, palazzo, slimChinos } from './clothing-trousers.ts';
import type { Silhouette, Sketch } from './types.ts';

const bottom = (label: string, genders: Silhouette['genders'], sketch: Sketch): Silhouette => ({
  label,
  category: 'clothing',
  genders,
  sketch,
  pose: 'flat',
});

const all: Silhouette['genders'] = ['unisex', 'men', 'women'];

export const bottoms = {
  chinos: bottom('Chinos', all, chinos),
  'slim-chinos': bottom('Slim chinos', all, slimChinos),
  'dress-trousers': bottom('Dress trousers', all, dressTrousers),
  'linen-trousers': bottom('Linen trousers', all, linenTrousers),
  jeans: bottom('Turned-up jeans', all, turnedUp),
  'straight-jeans': bottom('Straight jeans', all, straightJeans),
  'slim-jeans': bottom('Slim jeans', all, slimJeans),
  shorts: bottom('Drawcord shorts', all, drawcordShorts),
  'chino-shorts': bottom('Chino shorts', all, chinoShorts),
  'wide-trousers': bottom('Palazzo trousers', ['women'], palazzo),
  'pencil-skirt': bottom('Pencil skirt', ['women'], pencil),
  'pleated-skirt': bottom('Pleated skirt', ['women'], pleated),
} satisfies Record<string, Silhouette>;

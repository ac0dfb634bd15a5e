import type { SilhouetteName } from './drawing.ts';

/** Orders of each month against an average one: spring and autumn collections, and the weeks before New Year. */
export const monthlyDemand = [0.7, 0.95, 1.2, 1.15, 1, 0.85, 0.75, 1.1, 1.3, 1.2, 1.1, 0.8];

const winter: ReadonlySet<SilhouetteName> = new Set([
  'turtleneck',
  'sweatshirt',
  'hoodie',
  'jumper',
  'cardigan',
  'wool-coat',
  'puffer-jacket',
  'puffer-vest',
  'ankle-boot',
  'beanie',
  'gloves',
  'scarf',
  'throw',
  'umbrella',
]);
const summer: ReadonlySet<SilhouetteName> = new Set([
  'crew-tee',
  'v-tee',
  'polo',
  'camp-shirt',
  'shorts',
  'wide-trousers',
  'midi-dress',
  'slip-dress',
  'sandal',
  'ballerina',
  'tote',
  'cap',
  'sunglasses',
]);

/** The demand for a kind of goods in a month (0 is January): a season is ordered ahead of it. */
export function seasonalDemand(silhouette: SilhouetteName, month: number): number {
  if (winter.has(silhouette)) return month >= 7 || month === 0 ? 2.4 : 0.3;
  if (summer.has(silhouette)) return month >= 1 && month <= 6 ? 2 : 0.5;
  return 1;
}

import { backpack, daypack, rollTop } from './backpacks.ts';
import { clutch, crossbody, messenger } from './bags-flap.ts';
import { tote, weekender } from './bags-open.ts';
import { beltBag, bucket, handbag } from './bags-small.ts';
import type { Silhouette, Sketch } from './types.ts';

const bag = (
  label: string,
  genders: Silhouette['genders'],
  sketch: Sketch,
  pose: Silhouette['pose'] = 'standing',
): Silhouette => ({
  label,
  category: 'bags',
  genders,
  sketch,
  pose,
});

export const bags = {
  tote: bag('Canvas tote', ['women', 'unisex'], tote),
  handbag: bag('Handbag', ['women'], handbag),
  bucket: bag('Bucket bag', ['women'], bucket),
  'belt-bag': bag('Belt bag', ['unisex', 'men', 'women'], beltBag, 'flat'),
  messenger: bag('Messenger bag', ['unisex', 'men', 'women'], messenger),
  crossbody: bag('Crossbody bag', ['women', 'unisex'], crossbody),
  backpack: bag('Backpack', ['unisex', 'men', 'women'], backpack),
  daypack: bag('School rucksack', ['unisex', 'men', 'women'], daypack),
  'roll-top': bag('Roll-top rucksack', ['men', 'unisex', 'women'], rollTop),
  clutch: bag('Envelope clutch', ['women'], clutch, 'flat'),
  weekender: bag('Weekender', ['men', 'unisex'], weekender),
} satisfies Record<string, Silhouette>;

import { chelsea, derby, loafer } from './shoes-leather.ts';
import { ballerina, pump } from './shoes-light.ts';
import { sandal, strappySandal } from './shoes-sandals.ts';
import { court, plimsoll, runner } from './shoes-sneakers.ts';
import type { Silhouette, Sketch } from './types.ts';

const shoe = (label: string, genders: Silhouette['genders'], sketch: Sketch): Silhouette => ({
  label,
  category: 'shoes',
  genders,
  sketch,
  pose: 'standing',
});

export const shoes = {
  sneaker: shoe('Court sneakers', ['unisex', 'men', 'women'], court),
  runner: shoe('Running shoes', ['unisex', 'men', 'women'], runner),
  plimsoll: shoe('Canvas plimsolls', ['unisex', 'men', 'women'], plimsoll),
  loafer: shoe('Penny loafers', ['men', 'women'], loafer),
  derby: shoe('Derby shoes', ['men', 'women'], derby),
  'ankle-boot': shoe('Chelsea boots', ['unisex', 'men', 'women'], chelsea),
  heel: shoe('Block-heel pumps', ['women'], pump),
  ballerina: shoe('Ballerinas', ['women'], ballerina),
  'strappy-sandal': shoe('Ankle-strap sandals', ['women'], strappySandal),
  sandal: shoe('Two-strap sandals', ['unisex', 'women', 'men'], sandal),
} satisfies Record<string, Silhouette>;

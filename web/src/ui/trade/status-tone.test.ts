import { expect, it } from 'vitest';
import { toneOf } from './status-tone.ts';

it('gives a status that it does not know the tone of the rest', () => {
  expect(['in_production', 'inProduction', 'ready', 'packed'].map(toneOf)).toEqual([
    'in_production',
    'other',
    'other',
    'other',
  ]);
});

import { expect, it } from 'vitest';
import { type OrderFilter, statusesOf } from './order-statuses.ts';

it.each<[OrderFilter, string[]]>([
  ['pending', ['pending']],
  ['confirmed', ['confirmed', 'in_production', 'shipped']],
  ['completed', ['delivered']],
  ['shipped', ['shipped']],
  ['cancelled', ['cancelled']],
])('the filter %s lets through what the specification groups under it', (filter, statuses) => {
  expect(statusesOf(filter)).toEqual(statuses);
});

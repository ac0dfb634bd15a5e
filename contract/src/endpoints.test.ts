import { expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const all: Endpoint[] = Object.values(endpoints).flat();

it.each(all)('$method $path says whether it answers a list', ({ response, paged, list }) => {
  expect(paged ?? list ?? false).toBe(response?.type === 'array');
});

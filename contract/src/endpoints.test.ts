import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const all: Endpoint[] = Object.values(endpoints).flat();

/** A list, in whichever of the views that the query names. */
const isList = (response: unknown): boolean =>
  response instanceof z.ZodUnion ? response.options.every(isList) : response instanceof z.ZodArray;

it.each(all)('$method $path declares whether it answers a list', ({ response, paged, list }) => {
  expect(paged ?? list ?? false).toBe(isList(response));
});

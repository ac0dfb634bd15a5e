import { expect, it } from 'vitest';
import * as contract from '../contract/src/endpoints.ts';
import { sourcesBelow } from './sources.ts';

/** `setOrderStatus.body`: there on the server and while developing, and not in a build. */
const schemaOf = /\b(\w+)\.(?:params|query|body|response|summary)\b/g;

it('takes no schema from an endpoint, since a build leaves those out', () => {
  const source = sourcesBelow('contract/src')
    .map(({ text }) => text)
    .join('\n');
  const endpoints = new Set(
    [...source.matchAll(/export const (\w+) = endpoint\(\{(?!\s*\.\.\.)/g)].map(([, name]) => name),
  );
  expect(endpoints.size).toBe(Object.values(contract.endpoints).flat().length);
  const taken = sourcesBelow('web/src').flatMap(({ path, text }) =>
    [...text.matchAll(schemaOf)]
      .filter(([, name = '']) => endpoints.has(name))
      .map(([words]) => `${path}: ${words}; export the schema from the contract and import that`),
  );
  expect(taken).toEqual([]);
});

import type { Endpoint } from '@toptan/contract/endpoint';
import { endpoints } from '@toptan/contract/endpoints';
import { errorBodySchema } from '@toptan/contract/errors';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { callName } from '../http/access.ts';

/** Every call of the contract. */
export const allCalls: readonly Endpoint[] = Object.values(endpoints).flat();

/** The calls that take parameters, a query or a body. */
export const callsWith = (part: 'params' | 'query' | 'body') => allCalls.filter(call => call[part]);

export const takesBody = (call: Endpoint) => call.body !== undefined;

/** The address of a call with this in the place of every parameter. */
export const pathOf = (call: Endpoint, parameter: string) => call.path.replace(/\{\w+\}/g, parameter);

const boundary = 'the-boundary-of-the-form';

/** The address of a call about a row: parameters that name something else have values that are there. */
export const addressOf = (call: Endpoint, id: string) =>
  call.path
    .replace('{what}', 'orders')
    .replace('{report}', 'sales')
    .replace('{n}', '2')
    .replace(/\{\w+\}/g, id);

/** A multipart form, as a browser sends it. */
export function formOf(fields: object): { body: string; headers: Record<string, string> } {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`,
  );
  return {
    body: `${parts.join('')}--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Headers of a body that is given as text. */
export const json = { 'content-type': 'application/json' };

/** Calls with their names, for `test.each`. */
export const named = (calls: readonly Endpoint[]) => calls.map(call => [callName(call), call] as const);

/** Expects an answer to be refused in the contract's words, without a word about the server's inside. */
export function expectRefusal(answer: LightMyRequestResponse, statuses: readonly number[] = [400]): void {
  expect(statuses).toContain(answer.statusCode);
  expect(errorBodySchema.strict().safeParse(answer.json()).success).toBe(true);
  expect(answer.body).not.toMatch(/select |insert |node_modules|\.ts\b|\n\s+at |Failed query/);
}

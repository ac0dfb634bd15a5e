import type { Endpoint } from '@toptan/contract/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import { allCalls } from './calls.ts';

const hasParameters = ({ path }: Endpoint) => path.includes('{');

/** Calls that answer with a body; an address with a word comes before one with a parameter in its place. */
const answering = allCalls
  .filter(call => call.response ?? call.quoted)
  .toSorted((a, b) => Number(hasParameters(a)) - Number(hasParameters(b)))
  .map(call => ({ call, address: new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`) }));

/** Throws where an answer does not match its schema. The server itself only leaves out what the schema does not name. */
export function expectToFitItsSchema(method: string, url: string, answer: LightMyRequestResponse): void {
  const { call } = answering.find(({ call, address }) => call.method === method && address.test(url)) ?? {};
  const isQuoted = call?.quoted !== undefined && url.includes('quote=true');
  const schema = isQuoted ? call.quoted : call?.response;
  if (!schema || answer.statusCode !== (isQuoted ? 200 : (call?.status ?? 200))) return;
  if (answer.headers['content-encoding'] || method === 'HEAD') return;
  const read = schema.safeParse(answer.json());
  if (!read.success)
    throw new Error(
      `${method} ${url} returns an answer that does not match its schema: ${z.prettifyError(read.error)}`,
    );
}

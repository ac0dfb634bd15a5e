import { isDeepStrictEqual } from 'node:util';
import { errorBodySchema, errorStatus } from '@toptan/contract/errors';
import type { z } from 'zod';
import type { Exchange } from './rounds.ts';

/** Whether a value is exactly as the schema describes it: nothing missing, and nothing more. */
export const isExactly = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success && isDeepStrictEqual(parsed.data, value);
};

export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function* faultsOfRefusal({ sent, answer }: Exchange): Generator<string> {
  const { status, headers, body } = answer;
  if (!headers['content-type']?.startsWith('application/json')) yield 'a refusal that is no JSON';
  if (sent.method === 'HEAD') return;
  const refusal = parse(body);
  if (!isExactly(errorBodySchema, refusal)) yield 'a refusal that is not in the contract’s shape';
  else if (errorStatus[errorBodySchema.parse(refusal).code] !== status) yield 'a code with another status';
  if (/\bselect\b.*\bfrom\b|insert into|node_modules|\.[tj]s:\d|Failed query/.test(body))
    yield 'a refusal that shows what is inside';
}

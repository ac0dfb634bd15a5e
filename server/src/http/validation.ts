import { fieldErrors } from '@toptan/contract/field-errors';
import fastJson, { type Schema } from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';

/** Checks parameters, query and body against their Zod schemas. A violation is refused with its fields. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  data => {
    const result = schema.safeParse(data);
    if (result.success) return { value: result.data };
    // The fields that a missing body must have are reported as missing.
    const lacking = data === null ? schema.safeParse({}).error : undefined;
    const fields = fieldErrors((lacking ?? result.error).issues);
    return { error: new Refusal('validation_failed', 'Some values are missing or wrong', { fields }) };
  };

/** An empty registry: a serializer has all parts in itself. */
const noNames = z.registry<{ id?: string }>();

/** Compiling takes milliseconds for each schema; few are asked for soon after the start. */
const serializers = new WeakMap<z.ZodType, (data: unknown) => string>();

export function serializerOf(schema: z.ZodType): (data: unknown) => string {
  const known = serializers.get(schema);
  if (known) return known;
  const shape = z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'input', metadata: noNames });
  const serializer = fastJson(shape as Schema);
  serializers.set(schema, serializer);
  return serializer;
}

/**
 * Serializes answers by their schemas and leaves out what a schema does not name. The compiler and the tests, which read
 * every answer by its schema, check that the values match.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  data =>
    serializerOf(schema)(data);

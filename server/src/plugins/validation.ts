import { fieldErrors } from '@toptan/contract/field-errors';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { Refusal } from '../refusal.ts';

/** Checks parameters, query and body against their Zod schemas; what fails is refused with its fields. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  data => {
    const result = schema.safeParse(data);
    if (result.success) return { value: result.data };
    // Where there is no body at all, whoever sent it wants to know what belongs into one.
    const lacking = data === null ? schema.safeParse({}).error : undefined;
    const fields = fieldErrors((lacking ?? result.error).issues);
    return { error: new Refusal('validation_failed', 'Some values are missing or wrong', { fields }) };
  };

import { z } from 'zod';
import { fieldErrorSchema } from './errors.ts';

/** The end of the summary of a change that takes `known`. */
export const knownSummary =
  'With `known`, the values that a form was made from: 409 `changed_meanwhile` where somebody else has changed a named field since; what else they changed stays, and stands in `meanwhile`.';

/** Changes of others since then, in the answer to a change with `known`. Absent where there are none. */
export const meanwhile = { meanwhile: z.array(fieldErrorSchema).optional() };

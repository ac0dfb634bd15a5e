import { z } from 'zod';
import { batchProductIds, batchResultSchema } from './batch-results.ts';
import { endpoint } from './endpoint.ts';
import { idSchema } from './ids.ts';
import { termPiecesMax } from './term-changes.ts';
import { termGrains } from './terms.ts';

const pieces = z.number().int().min(0).max(termPiecesMax).nullable().optional();

export const setTerms = endpoint({
  method: 'POST',
  path: '/api/terms/batch',
  access: 'admin',
  summary:
    'Gives many products the same quantity rule, in one transaction: a product that has one for the same customers and grain gets these figures in its place. Refuses each product that could then no longer be ordered (`rules_conflict`); the others are changed.',
  body: z
    .strictObject({
      productIds: batchProductIds,
      customerId: idSchema.nullable().optional(),
      groupId: idSchema.nullable().optional(),
      grain: z.enum(termGrains),
      min: pieces,
      max: pieces,
      multiple: z.number().int().min(1).max(termPiecesMax).nullable().optional(),
    })
    .meta({ id: 'TermBatch' }),
  response: z.array(batchResultSchema),
  list: true,
});

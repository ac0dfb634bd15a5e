import { z } from 'zod';
import { basketItemSchema, draftId, quotedSchema, quoteQuery } from './basket.ts';
import { endpoint } from './endpoint.ts';
import { errorBodySchema } from './errors.ts';
import { choiceSchema, idSchema, rowRefSchema, timestampSchema } from './ids.ts';
import { requiredText } from './text.ts';

/** The most rows of one batch. */
export const batchRowsMax = 500;

const rowSchema = z
  .strictObject({
    /** The name of the row in the answer. */
    ref: rowRefSchema,
    productId: idSchema.optional(),
    /** Instead of `productId`: the SKU or barcode of a product, of a variant or of a pack, as POST /api/codes/lookup finds it. */
    code: requiredText(100).optional(),
    /** A pack of the product: the row counts packs, has no size, and has a color where the pack is not mixed. */
    packId: idSchema.nullish(),
    size: choiceSchema,
    color: choiceSchema,
    /**
     * Whole pieces or packs up to the most of a line: at least 1 to be added; set to 0, the line is removed. A wrong figure is
     * refused with its row.
     */
    quantity: z.number(),
    mode: z.enum(['add', 'set']),
    /** `createdAt` of a removed line, whose place the new one takes, as in a single add. */
    addedAt: timestampSchema.optional(),
  })
  .refine(({ productId, code }) => (productId === undefined) !== (code === undefined), {
    path: ['productId'],
    message: 'Name the product by its id or by a code',
  })
  .meta({ id: 'BasketBatchRow' });

export type BatchRow = z.infer<typeof rowSchema>;

const resultSchema = z
  .object({
    ref: z.string(),
    ok: z.boolean(),
    /** The line after the whole batch, of packs the first one, where the row is ok; null where there is none. */
    line: basketItemSchema.nullable().optional(),
    /** The reason of a refusal, where the row is not ok. */
    error: errorBodySchema.optional(),
  })
  .meta({ id: 'BasketBatchResult' });

export type BatchResult = z.infer<typeof resultSchema>;

const answerSchema = z
  .object({
    /** False: a row of an atomic batch was refused, so none is written. */
    applied: z.boolean(),
    results: z.array(resultSchema),
  })
  .meta({ id: 'BasketBatchAnswer' });

export const changeBasket = endpoint({
  method: 'POST',
  path: '/api/basket/batch',
  access: 'signed-in',
  summary:
    'Adds to many lines, or sets them, in the order of the rows, pieces and packs each. Each row has its own result, refused as a single add would be; with `atomic` all rows go in or none does.',
  body: z
    .strictObject({
      customerId: idSchema,
      draftId,
      rows: z.array(rowSchema).min(1).max(batchRowsMax),
      atomic: z.boolean().optional(),
    })
    .meta({ id: 'BasketBatch' }),
  query: quoteQuery,
  response: answerSchema,
  quoted: quotedSchema('QuotedBasketBatch', answerSchema),
  idempotent: true,
  costly: true,
});

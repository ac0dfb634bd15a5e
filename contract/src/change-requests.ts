import { z } from 'zod';
import { packSchema } from './catalog/packs.ts';
import { productCategorySchema, translatedNamesSchema } from './catalog/products.ts';
import { idSchema, timestampSchema } from './ids.ts';
import { liraSchema } from './money.ts';

/** The most characters of the note of a request, and of the answer to it. */
export const requestNoteMax = 500;

/** A size and color, or the packs of a color, that a shop asks to have another number of. */
const requestRowSchema = z
  .object({
    /** The name of the row in the request. */
    ref: z.string(),
    productId: idSchema,
    productName: z.string(),
    translations: translatedNamesSchema,
    sku: z.string().nullable(),
    product: z.object({
      imageUrl: z.string().nullable(),
      category: productCategorySchema.nullable(),
    }),
    size: z.string().nullable(),
    color: z.string().nullable(),
    /** Null: the figures are single pieces; else they are packs of this kind. */
    pack: packSchema.extend({ packId: idSchema }).nullable(),
    /** The figure when it was asked, the one that is asked for, and the one that the order has now. */
    from: z.number().int(),
    to: z.number().int(),
    now: z.number().int(),
    /** True: the order had none of the product when it was asked. */
    isNew: z.boolean(),
    /** The price of a piece when it was asked, in lira. */
    unitPrice: liraSchema,
    /** Null while the request is open. */
    decision: z.enum(['accepted', 'refused']).nullable(),
  })
  .meta({ id: 'ChangeRequestRow' });

/** Changes of an order for which its shop asks. They are decided together, row by row. */
export const changeRequestSchema = z
  .object({
    id: idSchema,
    /** The version of the order that it was asked over. */
    version: z.number().int(),
    state: z.enum(['open', 'decided']),
    rows: z.array(requestRowSchema),
    note: z.string().nullable(),
    /** The shop by its name. */
    askedBy: z.string(),
    askedAt: timestampSchema,
    /** The member of staff who decided, by the name that shops read; null while it is open. */
    decidedBy: z.string().nullable(),
    decidedAt: timestampSchema.nullable(),
    /** What staff say to the decision. */
    answer: z.string().nullable(),
  })
  .meta({ id: 'ChangeRequest' });

export type ChangeRequest = z.infer<typeof changeRequestSchema>;
export type ChangeRequestRow = ChangeRequest['rows'][number];

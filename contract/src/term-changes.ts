import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema } from './ids.ts';
import { knownSummary, meanwhile } from './meanwhile.ts';
import { priceSchema } from './price.ts';
import { termGrains, termKinds, termSchema } from './terms.ts';
import { optionalNameSchema } from './text.ts';

/** Pieces that a rule can name. */
export const termPiecesMax = 99_999;

const pieces = z.number().int().min(0).max(termPiecesMax).nullable().optional();
const rowId = idSchema.nullable().optional();
const amount = priceSchema.nullable().optional();

const termFields = {
  customerId: rowId,
  groupId: rowId,
  productId: rowId,
  /** `cell` where it is left out. */
  grain: z.enum(termGrains).nullable().optional(),
  /** The least pieces; 0 or 1: no minimum, whatever wider rules say. */
  min: pieces,
  /** 0: none. */
  max: pieces,
  /** 1: none. */
  multiple: z.number().int().min(1).max(termPiecesMax).nullable().optional(),
  manufacturerId: rowId,
  labelEn: optionalNameSchema.optional(),
  labelTr: optionalNameSchema.optional(),
  labelAr: optionalNameSchema.optional(),
  minPieces: pieces,
  minLira: amount,
  firstOrderMinLira: amount,
  maxLira: amount,
};

const knownTermSchema = termSchema
  .omit({
    id: true,
    kind: true,
    customerName: true,
    groupName: true,
    productName: true,
    manufacturerName: true,
  })
  .partial()
  .strict()
  .meta({ id: 'KnownTerm' });

export const termChangeSchema = z
  .strictObject({ ...termFields, known: knownTermSchema.optional() })
  .meta({ id: 'TermChange' });
export const newTermSchema = z
  .strictObject({ kind: z.enum(termKinds), ...termFields })
  .meta({ id: 'NewTerm' });

export type NewTerm = z.output<typeof newTermSchema>;
export type TermChange = z.output<typeof termChangeSchema>;

/** A quantity rule of a product, as a whole. */
export const productTermSchema = z
  .strictObject({
    customerId: idSchema.nullable(),
    groupId: idSchema.nullable(),
    grain: z.enum(termGrains),
    min: pieces.unwrap(),
    max: pieces.unwrap(),
    multiple: termFields.multiple.unwrap(),
  })
  .meta({ id: 'ProductTerm' });

export type ProductTerm = z.output<typeof productTermSchema>;

/** Most rules of one product that are set at once. */
export const productTermsMax = 1000;

export const productTermsSchema = z.array(productTermSchema).max(productTermsMax);

export const setProductTerms = endpoint({
  method: 'PUT',
  path: '/api/products/{id}/terms',
  access: 'admin',
  summary:
    'Sets all quantity rules of a product, in one transaction. A rule for the same customers and grain gets these figures, the others are deleted. 400 and 409 `taken`, `rules_conflict` name the rule by its place in the list.',
  params: idParams,
  body: z
    .strictObject({
      terms: productTermsSchema,
      /**
       * The rules that the list was made from. A rule that is the same in both lists is left as it is now: changed, deleted or new.
       * 409 `changed_meanwhile` where somebody else has changed one of the others.
       */
      known: productTermsSchema.optional(),
    })
    .meta({ id: 'ProductTerms' }),
  response: z.array(termSchema),
  list: true,
});

export const createTerm = endpoint({
  method: 'POST',
  path: '/api/terms',
  access: 'admin',
  summary:
    'Creates a rule for a customer, a group or everyone; a field that is null leaves it to the next rule. 409 `taken` when a rule for the same exists, `rules_conflict` when a product could no longer be ordered; `product` names it.',
  body: newTermSchema,
  response: termSchema,
  status: 201,
});

export const updateTerm = endpoint({
  method: 'PUT',
  path: '/api/terms/{id}',
  access: 'admin',
  summary: `Changes the named fields of a rule. ${knownSummary}`,
  params: idParams,
  body: termChangeSchema,
  response: termSchema.extend(meanwhile).meta({ id: 'ChangedTerm' }),
});

import { z } from 'zod';

/**
 * Every refusal has one of these codes; the browser chooses its sentence by it, the status follows from it.
 */
export const errorStatus = {
  validation_failed: 400,
  malformed_request: 400,
  stock_kept_by_variant: 400,
  file_unreadable: 400,
  file_old_excel: 400,
  file_markup: 400,
  file_no_table: 400,
  file_unsafe: 400,
  file_empty: 400,
  file_too_many_rows: 400,
  file_too_many_columns: 400,
  file_cell_too_long: 400,
  file_without_pictures: 400,
  not_signed_in: 401,
  invalid_credentials: 401,
  second_factor_required: 401,
  second_factor_wrong: 401,
  forbidden: 403,
  second_factor_setup_required: 403,
  foreign_origin: 403,
  not_found: 404,
  link_invalid: 404,
  taken: 409,
  basket_empty: 409,
  basket_changed: 409,
  basket_full: 409,
  basket_line_full: 409,
  product_unavailable: 409,
  sold_in_packs: 409,
  pack_line: 409,
  stock_short: 409,
  draft_placed: 409,
  draft_open: 409,
  drafts_full: 409,
  bells_full: 409,
  not_sold_out: 409,
  too_many_links: 409,
  rules_unmet: 409,
  rules_conflict: 409,
  group_in_use: 409,
  product_in_order_history: 409,
  product_in_basket: 409,
  in_use: 409,
  order_deleted: 409,
  status_changed: 409,
  order_changed: 409,
  order_empty: 409,
  order_joined: 409,
  order_not_joinable: 409,
  price_risen: 409,
  request_open: 409,
  settings_changed: 409,
  changed_meanwhile: 409,
  registration_closed: 403,
  last_administrator: 409,
  customer_has_orders: 409,
  customer_inactive: 409,
  manufacturer_in_use: 409,
  manufacturer_already_assigned: 409,
  request_already_decided: 409,
  second_factor_on: 409,
  second_factor_not_begun: 409,
  second_factor_not_removable: 409,
  mail_not_set: 409,
  conflict: 409,
  import_busy: 409,
  import_not_checked: 409,
  too_large: 413,
  text_too_long: 413,
  file_too_large: 413,
  image_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Problems of one field. */
export const fieldProblems = [
  'required',
  'invalid',
  'invalid_email',
  'invalid_phone',
  'invalid_iban',
  'invalid_tax_number',
  'unreadable',
  'changed',
  'invalid_number',
  'invalid_image',
  'wrong_password',
  'wrong_code',
  'not_an_integer',
  'not_a_multiple',
  'not_offered',
  'not_found',
  'taken',
  'too_big',
  'too_long',
  'too_many',
  'too_many_decimals',
  'too_short',
  'too_small',
  'too_common',
  'unknown_field',
] as const;

export type FieldProblem = (typeof fieldProblems)[number];

export const fieldErrorSchema = z
  .object({
    /** The path of the field: `email`, `items.3.quantity`; empty for the body as a whole. */
    path: z.string(),
    code: z.enum(fieldProblems).meta({ id: 'FieldProblem' }),
    /** A sentence in English; screens translate by `code`. */
    message: z.string(),
    /** The bound that was missed, for `too_*`; of `invalid_number` the most decimals. */
    limit: z.number().optional(),
    /** The nearest numbers of pieces or packs that would do; null where there is none. */
    below: z.number().nullable().optional(),
    above: z.number().nullable().optional(),
    /** The product that could no longer be ordered, for `rules_conflict`. */
    product: z.string().optional(),
    /** The value that the server has now, for `status_changed` and `order_changed`; the number of the order for `draft_placed`; as JSON for `settings_changed` and `changed_meanwhile`; the sum in lira at `expectedTotal`, the pieces and the day at `expectedPromise`, the number that is there for `text_too_long`, the price of a piece today for `price_risen`. */
    current: z.string().optional(),
    /** The user who changed the field last, for `changed`; absent where unknown. */
    by: z.string().optional(),
    /** The time of that change, as ISO 8601 in UTC. */
    at: z.string().optional(),
    /** The owner of the value, for `taken` of a SKU or barcode: a variant, or a pack. */
    holder: z
      .object({
        productId: z.string(),
        productName: z.string(),
        size: z.string().nullable(),
        color: z.string().nullable(),
        /** The pack, where the owner is one. */
        pack: z.object({ unit: z.enum(['series', 'carton']), pieces: z.number().int() }).optional(),
        /** False: no shop can order the product. */
        isActive: z.boolean(),
      })
      .optional(),
  })
  .meta({ id: 'FieldError' });

export type FieldError = z.infer<typeof fieldErrorSchema>;

/** Body of every answer that is not a success. */
export const errorBodySchema = z
  .object({
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]).meta({ id: 'ErrorCode' }),
    message: z.string(),
    fields: z.array(fieldErrorSchema).optional(),
  })
  .meta({ id: 'Error' });

export type ErrorBody = z.infer<typeof errorBodySchema>;

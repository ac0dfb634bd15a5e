import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema, repeated } from './ids.ts';
import { defaultLanguage, languageSchema } from './languages.ts';

export const sheetKinds = ['grid', 'list', 'stock'] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** Most products of a line sheet: their ids stand in its address. */
export const sheetProductsMax = 120;

const language = languageSchema.default(defaultLanguage);
const pdf = ['application/pdf'] as const;

export const getOrderPaper = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/paper',
  access: 'signed-in',
  summary:
    "An order as a PDF on A4, with its prices as placed; for a shop its own. It does not name the manufacturer. `proforma`: under that title, with the wholesaler's bank accounts. `print`: shown in the browser, which asks for the printer.",
  params: idParams,
  query: z.strictObject({
    language,
    title: z.enum(['order', 'proforma']).default('order'),
    print: z.literal('true').optional(),
  }),
  produces: pdf,
  costly: true,
});

/** Ids of products, each once. */
const ids = repeated(idSchema, sheetProductsMax);

export const getLineSheet = endpoint({
  method: 'GET',
  path: '/api/papers/line-sheet',
  access: 'admin',
  summary:
    'Products as a PDF on A4, in the order of their ids: six to a page with pictures, a list with sizes, or a list of the stock. Unknown ids are left out.',
  query: z.strictObject({ kind: z.enum(sheetKinds).default('grid'), language, id: ids.optional() }),
  produces: pdf,
  costly: true,
});

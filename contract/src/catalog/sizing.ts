import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fold } from '../fold.ts';
import { idParams, idSchema } from '../ids.ts';

export const sizeSetKinds = ['letter', 'number', 'shoe', 'one', 'other'] as const;
export type SizeSetKind = (typeof sizeSetKinds)[number];

/** The most sizes of a set, and of a product. */
export const sizesMax = 100;

/** The most cells of a product, of a pack, and of one change of variants. */
export const cellsMax = 500;

/** Cells of a product: its sizes in each of its colors. Without sizes or colors it has one row or column of them. */
export const cellCount = (sizes: readonly string[], colors: readonly string[]): number =>
  Math.max(sizes.length, 1) * Math.max(colors.length, 1);

/** The labels that the trade writes where goods have one size only, folded and without spaces. */
const oneSizeLabels = [
  'std',
  'standart',
  'standard',
  'os',
  'onesize',
  'freesize',
  'tek',
  'tekbeden',
  'tekebat',
  'مقاسواحد',
];

/** Whether a label only says that there is one size: 'STD', which readers get in words. */
export const isOneSize = (label: string): boolean =>
  oneSizeLabels.includes(fold(label).replace(/[^\p{L}\p{N}]+/gu, ''));

/** The set of a new product that names none: 26 to 36. */
export const defaultSizeSetId = '01890a5d-0000-7000-8000-000000000001';

export const namesInLanguages = {
  nameEn: z.string(),
  nameTr: z.string(),
  nameAr: z.string(),
};

/** The number of products with it; in staff's answers with `counts`. */
const products = z.number().int().optional();

const sizeSchema = z
  .object({
    label: z.string(),
    /** The equivalents in other systems, as staff typed them; nothing is computed. */
    eu: z.string().nullable(),
    us: z.string().nullable(),
    uk: z.string().nullable(),
  })
  .meta({ id: 'Size' });

export const sizeSetSchema = z
  .object({
    id: idSchema,
    ...namesInLanguages,
    kind: z.enum(sizeSetKinds),
    /** Whether products may take the set; those that have it keep it. */
    isActive: z.boolean(),
    /** The sizes in their order, which is that of every product. */
    sizes: z.array(sizeSchema),
    products,
  })
  .meta({ id: 'SizeSet' });

export type SizeSet = z.infer<typeof sizeSetSchema>;

export const colorSchema = z
  .object({
    id: idSchema,
    /** The key in products, baskets and orders. It stays when the names change. */
    key: z.string(),
    ...namesInLanguages,
    /** The color as #rrggbb; null where one color cannot show it. */
    hex: z.string().nullable(),
    /** Whether products may take the color; those that have it keep it. */
    isActive: z.boolean(),
    products,
  })
  .meta({ id: 'Color' });

export type Color = z.infer<typeof colorSchema>;

/**
 * The query of both lists. `counts` adds the number of products with each; it is for staff, a shop's answer takes no notice of it.
 */
const query = z.strictObject({ counts: z.enum(['true']).optional() });

export const listSizeSets = endpoint({
  method: 'GET',
  path: '/api/size-sets',
  access: 'signed-in',
  summary: 'Size sets with their sizes in order. `counts` adds how many products use each, for staff.',
  query,
  response: z.array(sizeSetSchema),
  list: true,
});

export const deleteSizeSet = endpoint({
  method: 'DELETE',
  path: '/api/size-sets/{id}',
  access: 'admin',
  summary: 'Deletes a size set that no product uses; otherwise 409: deactivate it.',
  params: idParams,
});

export const listColors = endpoint({
  method: 'GET',
  path: '/api/colors',
  access: 'signed-in',
  summary: 'Colors in their order. `counts` adds how many products use each, for staff.',
  query,
  response: z.array(colorSchema),
  list: true,
});

export const deleteColor = endpoint({
  method: 'DELETE',
  path: '/api/colors/{id}',
  access: 'admin',
  summary: 'Deletes a color that no product uses; otherwise 409: deactivate it.',
  params: idParams,
});

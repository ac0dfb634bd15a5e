import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { choiceMax, idParams } from '../ids.ts';
import { knownSummary, meanwhile } from '../meanwhile.ts';
import { optionalLine, requiredLine } from '../text.ts';
import { colorSchema, sizeSetKinds, sizeSetSchema, sizesMax } from './sizing.ts';

/** A size or a color as products, baskets and orders name it. */
export const sizeLabelSchema = requiredLine(choiceMax);
export const colorKeySchema = requiredLine(choiceMax);

const names = {
  nameEn: requiredLine(choiceMax),
  nameTr: requiredLine(choiceMax),
  nameAr: requiredLine(choiceMax),
};

const equivalent = optionalLine(20).optional();

export const newSizeSetSchema = z
  .strictObject({
    ...names,
    kind: z.enum(sizeSetKinds),
    /** The sizes in their order. */
    sizes: z
      .array(z.strictObject({ label: sizeLabelSchema, eu: equivalent, us: equivalent, uk: equivalent }))
      .min(1)
      .max(sizesMax),
    isActive: z.boolean().optional(),
  })
  .meta({ id: 'NewSizeSet' });

/** The change of a size set. `sizes` replaces all of them: a size that a product of the set has cannot be left out. */
export const sizeSetChangeSchema = newSizeSetSchema
  .partial()
  .extend({
    known: sizeSetSchema
      .omit({ id: true, products: true })
      .partial()
      .strict()
      .meta({ id: 'KnownSizeSet' })
      .optional(),
  })
  .meta({ id: 'SizeSetChange' });

export const newColorSchema = z
  .strictObject({
    ...names,
    hex: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i)
      .toLowerCase()
      .nullable()
      .optional(),
    isActive: z.boolean().optional(),
  })
  .meta({ id: 'NewColor' });

export const colorChangeSchema = newColorSchema
  .partial()
  .extend({
    known: colorSchema
      .omit({ id: true, key: true, products: true })
      .partial()
      .strict()
      .meta({ id: 'KnownColor' })
      .optional(),
  })
  .meta({ id: 'ColorChange' });

export type NewSizeSet = z.infer<typeof newSizeSetSchema>;
export type SizeSetChange = z.infer<typeof sizeSetChangeSchema>;
export type NewColor = z.infer<typeof newColorSchema>;
export type ColorChange = z.infer<typeof colorChangeSchema>;

export const createSizeSet = endpoint({
  method: 'POST',
  path: '/api/size-sets',
  access: 'admin',
  summary: 'Creates a size set.',
  body: newSizeSetSchema,
  response: sizeSetSchema,
  status: 201,
});

export const updateSizeSet = endpoint({
  method: 'PUT',
  path: '/api/size-sets/{id}',
  access: 'admin',
  summary: `Changes the named fields. Products of the set follow the order of its sizes; a size that one of them has stays (409). ${knownSummary}`,
  params: idParams,
  body: sizeSetChangeSchema,
  response: sizeSetSchema.extend(meanwhile).meta({ id: 'ChangedSizeSet' }),
});

export const createColor = endpoint({
  method: 'POST',
  path: '/api/colors',
  access: 'admin',
  summary: 'Creates a color after the others. Its English name becomes its key and stays so.',
  body: newColorSchema,
  response: colorSchema,
  status: 201,
});

export const updateColor = endpoint({
  method: 'PUT',
  path: '/api/colors/{id}',
  access: 'admin',
  summary: `Changes the named fields. The key stays. ${knownSummary}`,
  params: idParams,
  body: colorChangeSchema,
  response: colorSchema.extend(meanwhile).meta({ id: 'ChangedColor' }),
});

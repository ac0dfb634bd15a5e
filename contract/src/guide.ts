import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Steps of the guide, in their order. */
export const guideSteps = ['company', 'products', 'customers', 'invitations'] as const;
export type GuideStep = (typeof guideSteps)[number];

const stepSchema = z.enum(guideSteps).meta({ id: 'GuideStep' });

const progressSchema = z
  .object({
    /** Steps that facts say are done. */
    done: z.array(stepSchema),
    skipped: z.array(stepSchema),
    isClosed: z.boolean(),
    /** The portal's own name; null: Toptan. */
    name: z.string().nullable(),
    hasLogo: z.boolean(),
    products: z.number().int(),
    /** Active ones. */
    customers: z.number().int(),
    /** Active customers with a login. */
    invited: z.number().int(),
    /** Active customers who have chosen a password. */
    signedIn: z.number().int(),
  })
  .meta({ id: 'GuideProgress' });

export type GuideProgress = z.infer<typeof progressSchema>;

export const guideSchema = z
  .object({
    /** False once every step is done or skipped, and once staff have closed the guide. */
    isOpen: z.boolean(),
    /** The address of the portal in invitations: `https://toptan.example`. */
    address: z.string(),
    /** Null in a portal that began without the guide. */
    progress: progressSchema.nullable(),
  })
  .meta({ id: 'Guide' });

export type Guide = z.infer<typeof guideSchema>;

export const getGuide = endpoint({
  method: 'GET',
  path: '/api/guide',
  access: 'admin',
  summary: 'The guide through the first day of an empty portal, with the done and the skipped steps.',
  response: guideSchema,
});

export const changeGuide = endpoint({
  method: 'PUT',
  path: '/api/guide',
  access: 'admin',
  summary:
    'Skips one more step (`skip`) or sets all skipped steps, and closes or reopens the guide, for every administrator. 409 `conflict` in a portal that began without it.',
  body: z
    .strictObject({
      skipped: z
        .array(stepSchema)
        .max(guideSteps.length)
        .refine(list => new Set(list).size === list.length, { params: { problem: 'taken' } })
        .optional(),
      /** A step to skip beside the skipped ones, whatever other staff skip at the same time. */
      skip: stepSchema.optional(),
      isClosed: z.boolean().optional(),
    })
    .meta({ id: 'GuideChange' }),
  response: guideSchema,
});

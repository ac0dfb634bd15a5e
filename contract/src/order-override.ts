import { z } from 'zod';
import { requiredText } from './text.ts';

/** Characters of the reason for an order against the rules. */
export const overrideReasonMax = 300;

/** Fields of a call that may go against the rules; for administrators. */
export const overrideFields = {
  /** True: it is done although the order does not keep every rule. */
  overrideRules: z.boolean().optional(),
  /** The reason for that, which staff read in the order; a shop does not. */
  overrideReason: requiredText(overrideReasonMax).optional(),
};

type Override = { overrideRules?: boolean | undefined; overrideReason?: string | undefined };

/** No rule is overridden without a reason, and no reason is given without that. */
export const withReason = <Body extends z.ZodType<Override>>(body: Body): Body =>
  body
    .refine(({ overrideRules, overrideReason }) => !overrideRules || overrideReason !== undefined, {
      path: ['overrideReason'],
      params: { problem: 'required' },
    })
    .refine(({ overrideRules, overrideReason }) => overrideRules || overrideReason === undefined, {
      path: ['overrideRules'],
      params: { problem: 'required' },
    });

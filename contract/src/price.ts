import { z } from 'zod';
import { toLatinDigits } from './digits.ts';
import { toKurus, toLira } from './money.ts';

/** numeric(10,2), specification section 9. */
export const priceMax = '99999999.99';

const pricePattern = /^\d{1,8}(\.\d{1,2})?$/;

/** A price that somebody types or sends: 0 to 99999999.99 lira in steps of 0.01, as text or number. */
export const priceSchema = z
  .union([z.string(), z.number()])
  .transform(price => toLatinDigits(String(price).trim()))
  .pipe(
    z.string().superRefine((price, context) => {
      if (price === '') context.addIssue({ code: 'custom', params: { problem: 'required' } });
      else if (!pricePattern.test(price))
        context.addIssue({ code: 'custom', params: { problem: 'invalid_number' } });
    }),
  )
  .transform(price => toLira(toKurus(price)));

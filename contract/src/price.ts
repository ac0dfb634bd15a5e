import { z } from 'zod';
import { toLatinDigits } from './digits.ts';
import type { FieldProblem } from './errors.ts';
import { toKurus, toLira } from './money.ts';

/** The most that a column of numeric(10,2) holds. */
const priceMax = '99999999.99';

const decimalsMax = 2;

const pricePattern = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Per cent come in hundredths: 750 are 7.5 %. Down by 99 %, so that no price is lost, and up to ten times as much again. */
export const priceChangeMin = -9_900;
export const priceChangeMax = 100_000;

/** A price (lira) after so many hundredths of a per cent more, or less where they are negative: to the nearest kuruş, the half up. */
export const priceAfter = (price: string, change: number): string =>
  toLira(Math.floor((toKurus(price) * (10_000 + change) + 5_000) / 10_000));

/** A typed or sent price: 0 to 99999999.99 lira in steps of 0.01, as text or number. */
export const priceSchema = z
  .union([z.string(), z.number()])
  .transform(price => toLatinDigits(String(price).trim()))
  .pipe(
    z.string().superRefine((price, context) => {
      const refuse = (message: string, params: { problem: FieldProblem; limit?: number }) =>
        context.addIssue({ code: 'custom', message, params });
      if (price === '') return refuse('A price is required', { problem: 'required' });
      const match = pricePattern.exec(price);
      if (match === null)
        return refuse(`A number with a point and at most ${decimalsMax} decimals`, {
          problem: 'invalid_number',
          limit: decimalsMax,
        });
      const [, minus, whole, decimals = ''] = match;
      if (minus) return refuse('At least 0', { problem: 'too_small', limit: 0 });
      if (decimals.length > decimalsMax)
        return refuse(`At most ${decimalsMax} decimals`, {
          problem: 'too_many_decimals',
          limit: decimalsMax,
        });
      if (Number(whole) > Math.floor(Number(priceMax)))
        refuse(`At most ${priceMax}`, { problem: 'too_big', limit: Number(priceMax) });
    }),
  )
  .transform(price => toLira(toKurus(price)));

import { z } from 'zod';
import { toLatinDigits } from './text.ts';

/**
 * Lira amounts travel as decimal strings ('1249.90') and are added as integer kuruş, so that no amount ever
 * passes through a binary float.
 */

/** Specification, section 9: 25.00 lira on every order. */
export const processingFee = '25.00';

/** '1249.9' → 124990 kuruş. The text must be a decimal with at most two places. */
export function toKurus(lira: string): number {
  const negative = lira.startsWith('-');
  const [whole = '0', fraction = ''] = lira.replace('-', '').split('.');
  const kurus = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return negative ? -kurus : kurus;
}

/** 124990 kuruş → '1249.90'. */
export function toLira(kurus: number): string {
  const digits = String(Math.abs(kurus)).padStart(3, '0');
  return `${kurus < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Unit price (lira) times pieces, in lira. */
export function lineTotal(unitPrice: string, quantity: number): string {
  return toLira(toKurus(unitPrice) * quantity);
}

/** Sum of lira amounts, in lira. */
export function addLira(...amounts: string[]): string {
  return toLira(amounts.reduce((sum, amount) => sum + toKurus(amount), 0));
}

/** A lira amount in an answer. */
export const liraSchema = z.string().meta({ description: 'Lira, two decimals', examples: ['1249.90'] });

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

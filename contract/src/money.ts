import { z } from 'zod';

/**
 * Lira amounts travel as decimal strings ('1249.90') and are added as integer kuruş, so that no amount ever
 * passes through a binary float.
 */

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

/** Sum of lira amounts, in lira. */
export function addLira(...amounts: string[]): string {
  return toLira(amounts.reduce((sum, amount) => sum + toKurus(amount), 0));
}

/** A lira amount in an answer. */
export const liraSchema = z.string().meta({ description: 'Lira, two decimals', examples: ['1249.90'] });

import { toLatinDigits } from '@toptan/contract/digits';
import { priceChangeMax, priceChangeMin } from '@toptan/contract/price';

/** Reads per cent as people type them, '7,5', '-10 %' or '٪٥', in hundredths; null for a text that is no per cent, or too much. */
export function readPercent(text: string): number | null {
  const plain = toLatinDigits(text)
    .replace(/[\s%٪\u200e\u200f\u061c]/g, '')
    .replace(/[,٫]/, '.')
    .replace('−', '-');
  if (!/^[+-]?\d{1,4}(\.\d{1,2})?$/.test(plain)) return null;
  const change = Math.round(Number(plain) * 100);
  return change >= priceChangeMin && change <= priceChangeMax ? change : null;
}

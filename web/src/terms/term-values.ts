import { toLatinDigits } from '@toptan/contract/digits';
import type { NewTerm } from '@toptan/contract/term-changes';
import type { Term, TermGrain } from '@toptan/contract/terms';

/** The typed fields, in the order of the form. */
export const quantityNames = ['min', 'max', 'multiple'] as const;
export const amountNames = ['minLira', 'firstOrderMinLira', 'maxLira'] as const;
export const labelNames = ['labelEn', 'labelTr', 'labelAr'] as const;

/** The fields that show the server's problems. */
export const termFields = [
  'customerId',
  'groupId',
  'productId',
  ...quantityNames,
  'manufacturerId',
  ...labelNames,
  ...amountNames,
  'minPieces',
] as const;

type TermField = (typeof termFields)[number];

export type TermValues = Record<TermField, string> & {
  kind: Term['kind'];
  reach: 'everyone' | 'group' | 'customer';
  grain: TermGrain;
};

/** The initial values of the form. */
export function termValues(term: Term | null): TermValues {
  const typed = Object.fromEntries(termFields.map(name => [name, String(term?.[name] ?? '')]));
  return {
    ...(typed as Record<TermField, string>),
    kind: term?.kind ?? 'quantity',
    reach: term?.customerId ? 'customer' : term?.groupId ? 'group' : 'everyone',
    grain: term?.grain ?? 'cell',
  };
}

/** The number of pieces. A text that is no whole number becomes one that the contract refuses. */
export const pieces = (typed: string): number | string => {
  const digits = toLatinDigits(typed.trim());
  return /^\d+$/.test(digits) ? Number(digits) : digits && 0.5;
};

const orNull = <T>(value: T) => value || null;

/** Every field of the rule's kind. */
export function termBody(values: TermValues) {
  const { kind, reach, grain, productId, manufacturerId } = values;
  const numbers = (names: readonly TermField[]) =>
    Object.fromEntries(names.map(name => [name, values[name].trim() === '' ? null : pieces(values[name])]));
  const texts = (names: readonly TermField[]) =>
    Object.fromEntries(names.map(name => [name, orNull(values[name].trim())]));
  return {
    kind,
    customerId: reach === 'customer' ? orNull(values.customerId) : null,
    groupId: reach === 'group' ? orNull(values.groupId) : null,
    ...(kind === 'quantity'
      ? {
          productId: orNull(productId),
          grain,
          ...numbers(['min', 'max']),
          // No multiple is a multiple of 1.
          multiple: values.multiple.trim() === '' ? null : pieces(values.multiple) || 1,
        }
      : {
          manufacturerId: orNull(manufacturerId),
          ...texts(labelNames),
          ...texts(amountNames),
          ...numbers(['minPieces']),
        }),
  } as NewTerm;
}

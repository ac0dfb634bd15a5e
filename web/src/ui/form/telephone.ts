import { toLatinDigits } from '@toptan/contract/digits';
import type { FormEvent } from 'react';

function foldDigits({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const latin = toLatinDigits(input.value);
  if (latin === input.value) return;
  const { selectionStart, selectionEnd } = input;
  input.value = latin;
  input.setSelectionRange(selectionStart, selectionEnd);
}

/** Attributes of a TextInput for a telephone number: groups of Arabic digits would change places while it is typed. */
export const telephone = { type: 'tel', dir: 'ltr', onInput: foldDigits } as const;

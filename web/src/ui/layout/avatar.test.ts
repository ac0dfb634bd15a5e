import { expect, it } from 'vitest';
import { initials } from './avatar.tsx';

it.each([
  ['Yıldız Butik', 'YB'],
  ['ipek yolu', 'IY'],
  ['İpek yolu tekstil', 'İY'],
  ['متجر النور', 'م'],
  ['  « Zeytin » Dalı', 'ZD'],
  ['admin', 'A'],
  ['', ''],
])('takes the initials of %j', (name, letters) => {
  expect(initials(name, 'en')).toBe(letters);
});

it('dots the capital of i on a Turkish page', () => {
  expect(initials('inci butik', 'tr')).toBe('İB');
});

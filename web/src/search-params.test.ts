import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

it('keeps filters in the address as plain text, and reads them back', () => {
  const search = { status: 'pending', q: 'kırmızı & 26' };
  expect(stringifySearch({ ...search, page: undefined, empty: '' })).toBe(
    '?status=pending&q=k%C4%B1rm%C4%B1z%C4%B1+%26+26',
  );
  expect(parseSearch(stringifySearch(search))).toEqual(search);
  expect(parseSearch('?q=26')).toEqual({ q: '26' });
  expect(stringifySearch({})).toBe('');
});

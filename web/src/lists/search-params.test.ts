import { expect, it } from 'vitest';
import {
  oneOf,
  parseSearch,
  searchReader,
  stringifySearch,
  text,
  uuidOrNew,
  wholeNumber,
} from './search-params.ts';

it('keeps filters in the address as plain text, and reads them back', () => {
  const search = { status: 'pending', q: 'kırmızı & 26' };
  expect(stringifySearch({ ...search, page: undefined, empty: '' })).toBe(
    '?status=pending&q=k%C4%B1rm%C4%B1z%C4%B1+%26+26',
  );
  expect(parseSearch(stringifySearch(search))).toEqual(search);
  expect(parseSearch('?q=26')).toEqual({ q: '26' });
  expect(stringifySearch({})).toBe('');
});

it('reads of an address only what its fields may hold', () => {
  const read = searchReader({ q: text, status: oneOf(['open', 'done']), page: wholeNumber, edit: uuidOrNew });
  const id = '0190d3a0-0000-7000-8000-000000000001';
  expect(read({ q: 'kot', status: 'done', page: '3', edit: id })).toEqual({
    q: 'kot',
    status: 'done',
    page: 3,
    edit: id,
  });
  expect(read({ edit: 'new', unknown: 'x' })).toEqual({ edit: 'new' });
  for (const page of ['0', '-1', '1.5', 'x', '']) expect(read({ page })).toEqual({});
  expect(read({ q: `${'k'.repeat(199)}👜👜` })).toEqual({ q: `${'k'.repeat(199)}\ufffd` });
  expect(read({ q: 5, status: 'lost', edit: 'old' })).toEqual({});
});

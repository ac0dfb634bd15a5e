import { expect, it } from 'vitest';
import {
  names,
  oneOf,
  parseSearch,
  searchReader,
  staffListFields,
  stringifySearch,
} from './search-params.ts';

it('keeps filters in the address as plain text, and reads them back', () => {
  const search = { status: 'pending', q: 'kırmızı & 26' };
  expect(stringifySearch({ ...search, page: undefined, empty: '' })).toBe(
    '?status=pending&q=k%C4%B1rm%C4%B1z%C4%B1+%26+26',
  );
  expect(parseSearch(stringifySearch(search))).toEqual(search);
  expect(parseSearch('?q=26')).toEqual({ q: '26' });
  expect(stringifySearch({ has: ['30', '31'] })).toBe('?has=30&has=31');
  expect(parseSearch('?has=30&q=kot&has=31')).toEqual({ has: ['30', '31'], q: 'kot' });
  expect(stringifySearch({})).toBe('');
});

it('reads of an address only what its fields may hold', () => {
  const read = searchReader({ ...staffListFields, status: oneOf(['open', 'done']) });
  const id = '0190d3a0-0000-7000-8000-000000000001';
  expect(read({ q: 'kot', status: 'done', page: '3', edit: id })).toEqual({
    q: 'kot',
    status: 'done',
    page: 3,
    edit: id,
  });
  expect(read({ edit: 'new', unknown: 'x' })).toEqual({ edit: 'new' });
  const readNames = searchReader({ has: names });
  expect(readNames({ has: '30' })).toEqual({ has: ['30'] });
  expect(readNames({ has: ['30', '31', '30', ''] })).toEqual({ has: ['30', '31'] });
  expect(readNames({ has: '' })).toEqual({});
  for (const page of ['0', '-1', '1.5', 'x', '']) expect(read({ page })).toEqual({});
  expect(read({ q: `${'k'.repeat(199)}👜👜` })).toEqual({ q: `${'k'.repeat(199)}\ufffd` });
  expect(read({ q: 5, status: 'lost', edit: 'old' })).toEqual({});
});

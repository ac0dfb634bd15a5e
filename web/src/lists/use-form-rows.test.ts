import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFormRows } from './use-form-rows.ts';

type Row = { key: string; text: string };

it('knows every change of a refusal that names several rows', () => {
  const stored = ['a', 'b'].map(key => ({ key, text: 'shown' }));
  const kind = { name: 'rows', rowOf: (row: Row) => row, idOf: ({ key }: Row) => key };
  const { result } = renderHook(() => useFormRows(null, stored, kind));
  act(() => result.current.changeAll(stored.map(row => [row, { text: 'typed' }])));
  act(() => {
    result.current.send(result.current.rows);
    for (const at of [0, 1])
      result.current.learn(`rows.${at}`, () => ({ key: 'ab'[at] ?? '', text: 'theirs' }));
  });
  expect(result.current.rows.map(({ text }) => text)).toEqual(['typed', 'typed']);
  expect(result.current.shown.map(({ text }) => text)).toEqual(['theirs', 'theirs']);
});

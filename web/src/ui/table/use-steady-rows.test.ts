import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSteadyRows } from './use-steady-rows.ts';

const rowId = (row: string) => row.slice(0, 1);
const touched = new Set(['t']);
const mayLeave = (id: string) => touched.has(id);

function start(rows: string[], held = true, scope = '') {
  return renderHook(props => useSteadyRows({ rowId, mayLeave, ...props }), {
    initialProps: { rows, held, scope },
  });
}

it('shows what others change in its place, and lets what they add wait', () => {
  const { result, rerender } = start(['b', 'c']);
  rerender({ rows: ['a', 'b!', 'c'], held: true, scope: '' });
  expect(result.current).toMatchObject({ rows: ['b!', 'c'], waiting: 1 });
  act(() => result.current.release());
  expect(result.current).toMatchObject({ rows: ['a', 'b!', 'c'], waiting: 0 });
});

it('keeps what others take away in its place until nobody deals with the list', () => {
  const { result, rerender } = start(['a', 'b', 'c']);
  rerender({ rows: ['a', 'c'], held: true, scope: '' });
  expect(result.current.rows).toEqual(['a', 'b', 'c']);
  expect([...result.current.gone]).toEqual(['b']);
  rerender({ rows: ['a', 'c'], held: false, scope: '' });
  expect(result.current.rows).toEqual(['a', 'c']);
  expect(result.current.gone.size).toBe(0);
});

it('lets at once go what the person before the screen has sent away', () => {
  const { result, rerender } = start(['a', 't', 'c']);
  rerender({ rows: ['a', 'c'], held: true, scope: '' });
  expect(result.current.rows).toEqual(['a', 'c']);
});

it('takes what comes behind the last row, as a list that is scrolled does', () => {
  const { result, rerender } = start(['b', 'c']);
  rerender({ rows: ['a', 'b', 'c', 'd', 'e'], held: true, scope: '' });
  expect(result.current).toMatchObject({ rows: ['b', 'c', 'd', 'e'], waiting: 1 });
});

it('begins anew with another search', () => {
  const { result, rerender } = start(['a', 'b']);
  rerender({ rows: ['x', 'b'], held: true, scope: 'x' });
  expect(result.current).toMatchObject({ rows: ['x', 'b'], waiting: 0 });
});

import type { ListedPack } from '@toptan/contract/catalog/packs';
import { describe, expect, it } from 'vitest';
import { followed } from '../../lists/use-form-rows.ts';
import { cellKey } from '../pools.ts';
import { editOf, fits, ratiosOf } from './pack-edits.ts';
import { packKind } from './use-pack-edits.ts';

const six = { sizes: ['26', '27', '28', '29', '30', '31'], colors: ['Black', 'White'] };
const figures = (ratios: Readonly<Record<string, number>>) => Object.values(ratios);

describe('a preset', () => {
  it('stands on the middle sizes', () => {
    expect(figures(ratiosOf([1, 2, 2, 1], { mixed: false }, six))).toEqual([0, 1, 2, 2, 1, 0]);
    expect(figures(ratiosOf([2, 2, 2], { mixed: false }, six))).toEqual([0, 2, 2, 2, 0, 0]);
  });

  it('without figures is one of each size, and in a mixed pack of each color', () => {
    expect(figures(ratiosOf([], { mixed: false }, six))).toEqual([1, 1, 1, 1, 1, 1]);
    expect(figures(ratiosOf([], { mixed: true }, six))).toHaveLength(12);
    expect(ratiosOf([], { mixed: false }, { sizes: [], colors: [] })).toEqual({
      [cellKey({ size: null, color: null })]: 1,
    });
  });

  it('needs as many sizes as it has figures', () => {
    expect(fits([1, 2, 2, 1], { sizes: ['30', '31', '32'], colors: [] })).toBe(false);
    expect(fits([2, 2, 2], { sizes: ['30', '31', '32'], colors: [] })).toBe(true);
  });
});

it('a draft follows what somebody else changes, removes and adds where nobody touched it', () => {
  const listed = (id: string, other: Partial<ListedPack> = {}): ListedPack => ({
    id,
    name: null,
    unit: 'series',
    mixed: false,
    pieces: 2,
    isActive: true,
    replacedById: null,
    lines: [{ size: '30', color: null, ratio: 2 }],
    ...other,
  });
  const shown = [listed('typed'), listed('changed'), listed('removed')];
  const packs = shown.map(editOf).map(pack => (pack.id === 'typed' ? { ...pack, codes: '86' } : pack));
  const stored = [
    listed('typed', { isActive: false }),
    listed('changed', { isActive: false }),
    listed('added'),
    listed('old', { replacedById: 'added' }),
  ];
  const found = followed({ rows: packs, shown }, stored, packKind);
  expect(found.rows.map(({ id, codes, isActive }) => [id, codes, isActive])).toEqual([
    ['typed', '86', true],
    ['changed', '', false],
    ['added', '', true],
    ['old', '', true],
  ]);
  const known = found.shown.map(({ id, isActive }) => [id, isActive]);
  expect(known, 'what is typed is saved over what was shown').toEqual([
    ['typed', true],
    ['changed', false],
    ['added', true],
    ['old', true],
  ]);
});

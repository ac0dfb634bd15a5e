import { expect, test } from 'vitest';
import { type Durability, settings } from './settings.ts';

const gigabyte = 1024 ** 3;

function value(
  name: string,
  memory: number,
  { data = 0, durability = 'full' }: { data?: number; durability?: Durability } = {},
): string | undefined {
  return new RegExp(`^${name} = (.*)$`, 'm').exec(settings(durability, '/log', { memory, data }))?.[1];
}

test('memory follows the machine, within bounds', () => {
  expect(value('shared_buffers', 24 * gigabyte)).toBe('128MB');
  expect(value('shared_buffers', 0.5 * gigabyte)).toBe('32MB');
  expect(value('shared_buffers', 1024 * gigabyte)).toBe('512MB');
  expect(value('effective_cache_size', 24 * gigabyte)).toBe('12288MB');
});

test('a large database gets an eighth of its size, but never more than an eighth of the memory', () => {
  const buffers = (memory: number, data: number) =>
    value('shared_buffers', memory * gigabyte, { data: data * gigabyte });
  expect(buffers(24, 0.9)).toBe('128MB');
  expect(buffers(24, 4)).toBe('512MB');
  expect(buffers(24, 1000)).toBe('3072MB');
  expect(buffers(2, 4)).toBe('256MB');
});

test('the log between two checkpoints grows to half of the data, within bounds', () => {
  const log = (data: number) => value('max_wal_size', gigabyte, { data: data * gigabyte });
  expect([0.9, 4, 1000].map(log)).toEqual(['512MB', '2048MB', '4096MB']);
});

test('only tests do without durability', () => {
  const names = ['fsync', 'synchronous_commit', 'full_page_writes'];
  const withIt = (durability: Durability) => names.map(name => value(name, gigabyte, { durability }));
  expect(withIt('full')).toEqual(['on', 'on', 'on']);
  expect(withIt('off-for-tests')).toEqual(['off', 'off', 'off']);
});

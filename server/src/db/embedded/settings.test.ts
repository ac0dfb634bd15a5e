import { expect, test } from 'vitest';
import { settings } from './settings.ts';

const gigabyte = 1024 ** 3;

function value(
  name: string,
  memory: number,
  durability: 'full' | 'off-for-tests' = 'full',
): string | undefined {
  return new RegExp(`^${name} = (.*)$`, 'm').exec(settings(durability, '/log', memory))?.[1];
}

test('memory follows the machine, within bounds', () => {
  expect(value('shared_buffers', 24 * gigabyte)).toBe('128MB');
  expect(value('shared_buffers', 0.5 * gigabyte)).toBe('32MB');
  expect(value('shared_buffers', 1024 * gigabyte)).toBe('512MB');
  expect(value('effective_cache_size', 24 * gigabyte)).toBe('12288MB');
});

test('only tests do without durability', () => {
  const names = ['fsync', 'synchronous_commit', 'full_page_writes'];
  expect(names.map(name => value(name, gigabyte))).toEqual(['on', 'on', 'on']);
  expect(names.map(name => value(name, gigabyte, 'off-for-tests'))).toEqual(['off', 'off', 'off']);
});

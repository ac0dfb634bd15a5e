import { ConfigError } from '@toptan/server/config';
import { expect, test } from 'vitest';
import { readDemoConfig } from './demo-config.ts';

test.each(['0.0.0.0', '::', '192.0.2.7', 'shop.example.com', '127.evil.example'])(
  'the demo, whose passwords are published, does not listen at %s without `DEMO_ANYWHERE`',
  HOST => {
    expect(() => readDemoConfig({ HOST })).toThrow(ConfigError);
    expect(readDemoConfig({ HOST, DEMO_ANYWHERE: 'true' }).HOST).toBe(HOST);
  },
);

test.each(['127.0.0.1', '127.3.2.1', '::1', 'localhost'])('the demo listens at %s', HOST => {
  expect(readDemoConfig({ HOST }).HOST).toBe(HOST);
});

test('the demo never works on the data of a real portal', () => {
  expect(readDemoConfig({ DATA_DIR: '/srv/toptan' }).DATA_DIR).toBe('/srv/toptan/demo');
});

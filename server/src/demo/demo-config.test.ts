import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { demoConfig } from './demo-config.ts';

const demo = (settings: Record<string, string>) => demoConfig(readConfig(settings));

test.each(['0.0.0.0', '::', '192.0.2.7', 'shop.example.com', '127.evil.example'])(
  'the demo, whose passwords are published, does not listen at %s unless it is told to',
  HOST => {
    expect(() => demo({ HOST })).toThrow(ConfigError);
    expect(demo({ HOST, DEMO_ANYWHERE: 'true' }).HOST).toBe(HOST);
  },
);

test.each(['127.0.0.1', '127.3.2.1', '::1', 'localhost'])('the demo listens at %s', HOST => {
  expect(demo({ HOST }).HOST).toBe(HOST);
});

test('the demo never works on the data of a real portal', () => {
  expect(demo({ DATA_DIR: '/srv/toptan' }).DATA_DIR).toBe('/srv/toptan/demo');
});

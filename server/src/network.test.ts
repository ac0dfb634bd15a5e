import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  [
    '2001:db8:0:0::/64',
    ['2001:0db8::1', '2001:db8::2', '2001:DB8::3', '2001:db8:0:0:1:2:3:4', '2001:db8:0::%eth0'],
  ],
  ['2001:db8:1:2::/64', ['2001:db8:1:2::', '2001:0db8:0001:0002:ffff::9']],
  ['192.0.2.7', ['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:c000:207', '0:0:0:0:0:ffff:192.0.2.7']],
  ['0:0:0:0::/64', ['::1', '0::1']],
  ['', ['']],
])('%s is the network of each spelling', (network, addresses) => {
  expect(addresses.map(networkOf)).toEqual(addresses.map(() => network));
});

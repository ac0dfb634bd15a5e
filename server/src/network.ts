import { isIPv4, isIPv6 } from 'node:net';

/** One household has a whole /64 of IPv6 addresses; they count as one. */
export function networkOf(address: string): string {
  const mapped = address.match(/^::ffff:([\d.]+)$/i)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const prefix = [...groups, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...rest].slice(0, 4);
  return `${prefix.join(':')}::/64`;
}

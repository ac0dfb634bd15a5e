import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, each in one spelling: `2001:0DB8::1` and `2001:db8:0::1` are the same. */
function groupsOf(address: string): string[] {
  const [plain = ''] = address.split('%');
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [groups, rest] = [head, tail ?? ''].map(part => part.split(':').filter(Boolean));
  const written = [...(groups ?? []), ...(rest ?? [])].length;
  return [...(groups ?? []), ...Array<string>(8 - written).fill('0'), ...(rest ?? [])];
}

/** The network of an address: a household has a whole /64 of IPv6 addresses, which count as one. */
export function networkOf(address: string): string {
  if (isIPv4(address) || !isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff')
    return groups
      .slice(6)
      .map(group => Number.parseInt(group, 16))
      .flatMap(group => [group >> 8, group & 255])
      .join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

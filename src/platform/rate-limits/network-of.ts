import { isIPv6 } from 'node:net';

/**
 * What counts as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address, which are assigned to one
 * household or machine.
 */
export const networkOf = (address: string): string => {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
};

import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * What counts as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address, which are assigned to one
 * household or machine.
 */
export const networkOf = (ip: string): string => {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
};

/** The network as it is stored beside what was opened from it: compared, never read. */
export const networkDigest = (ip: string): string =>
  createHash('sha256').update(networkOf(ip)).digest('base64url');

import { createHash } from 'node:crypto';
import { networkOf } from '#kernel/network-of.ts';

/** The network of an address as it is stored beside what was opened from it: compared, never read. */
export const networkDigest = (ip: string): string =>
  createHash('sha256').update(networkOf(ip)).digest('base64url');

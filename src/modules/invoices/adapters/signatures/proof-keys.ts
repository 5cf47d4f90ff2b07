import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { ProofKeys } from '../../application/numbers/prove-document.ts';

const keyBytes = 32;
const shownBytes = 16;

const macOf = (secret: Uint8Array, token: string): Buffer => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'plateno document proof', keyBytes));
  return createHmac('sha256', key).update(token).digest().subarray(0, shownBytes);
};

/**
 * HMAC-SHA-256 (RFC 2104) of a token, its first 128 bits in base64url. The first secret signs, every one verifies, so that a
 * secret can be replaced.
 * @param secrets at least one
 */
export const proofKeys = (secrets: readonly Uint8Array[]): ProofKeys => ({
  of: (token) => macOf(secrets[0]!, token).toString('base64url'),
  opens: (token, key) => {
    const given = Buffer.from(key, 'base64url');
    if (given.length !== shownBytes) return false;
    return secrets.some((secret) => timingSafeEqual(macOf(secret, token), given));
  },
});

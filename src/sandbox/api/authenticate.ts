import { createHash, timingSafeEqual } from 'node:crypto';
import { findOrCreateAccount, isAccountId, type StoredAccount } from '../accounts/account-store.ts';
import { platformAccountId } from '../accounts/platform-account.ts';
import { isLiveKey, type RestrictedKey } from '../settings.ts';
import type { SandboxContext } from '../context.ts';
import { invalidRequest } from './api-error.ts';

const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Compares two secrets in constant time. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

const keyOf = (authorization: string): string => {
  const [scheme = '', given = ''] = authorization.split(' ');
  if (scheme.toLowerCase() === 'bearer') return given;
  // With Basic the key is the username and the password is empty.
  if (scheme.toLowerCase() === 'basic')
    return Buffer.from(given, 'base64').toString('utf8').split(':')[0] ?? '';
  return '';
};

const masked = (key: string): string => `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`;

/**
 * Accepts only the sandbox's own test key, and the restricted ones of its settings.
 * @returns the restricted key, if it is one
 * @throws ApiError 401 for a missing, wrong or live key
 */
export const checkKey = (context: SandboxContext, authorization: string): RestrictedKey | undefined => {
  const key = keyOf(authorization);
  if (key === '') throw invalidRequest('You did not provide an API key.', undefined, undefined, 401);
  if (isLiveKey(key)) throw invalidRequest('The sandbox refuses live keys.', undefined, undefined, 401);
  const restricted = context.settings.restrictedKeys?.find((one) => isSameSecret(key, one.key));
  if (restricted || isSameSecret(key, context.settings.secretKey)) return restricted;
  throw invalidRequest(`Invalid API Key provided: ${masked(key)}`, undefined, undefined, 401);
};

/**
 * The connected account of this id, made at its first use.
 * @throws ApiError 403 for a malformed id, and for an account that has left the platform
 */
export const connectedAccount = async (context: SandboxContext, id: string): Promise<StoredAccount> => {
  const found = isAccountId(id) && (await findOrCreateAccount(context.pool, id, context.clock.seconds()));
  if (found && !found.notes.hasLeft) return found;
  throw invalidRequest(
    `The provided key '${masked(context.settings.secretKey)}' does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
    'account_invalid',
    undefined,
    403,
  );
};

/**
 * The account a call acts for: that of its `Stripe-Account` header, else the platform's own, ''.
 * @throws ApiError 403 for a malformed header, and for an account that has left the platform
 */
export const actingAccount = async (context: SandboxContext, header: string): Promise<string> =>
  header === '' || header === platformAccountId(context)
    ? ''
    : (await connectedAccount(context, header)).body.id;

import { token } from '#kernel/token.ts';
import type { SessionLimits } from '../domain/open-sessions.ts';

/** Rate limits of callers without a sign-in for checkouts and their status (security, "Limits"). */
export interface CheckoutRateLimits {
  /** Counts a checkout: thirty a minute from one network. @throws RateLimited */
  takeCheckout(ip: string): Promise<void>;
  /** Counts a request for a checkout status: sixty a minute from one network. @throws RateLimited with at most 60 s */
  takeStatusRequest(ip: string): Promise<void>;
  /** How many sessions of a REUSABLE payment link may be open at once. */
  readonly openSessions: SessionLimits;
  /** Digest of the caller's network, which does not reveal the IP address. */
  networkDigest(ip: string): string;
}
export const CheckoutRateLimits = token<CheckoutRateLimits>('payments.CheckoutRateLimits');

import { token } from '#kernel/token.ts';
import type { SessionLimits } from '../domain/open-sessions.ts';

/** How often callers without a sign-in may open checkouts and ask for their outcome (security, "Limits"). */
export interface CheckoutRateLimits {
  /** Thirty checkouts a minute from one network. @throws RateLimited */
  takeCheckout(ip: string): Promise<void>;
  /** Sixty questions a minute about checkouts from one network. @throws RateLimited with at most 60 seconds */
  takeStatusRequest(ip: string): Promise<void>;
  /** How many sessions of a REUSABLE payment link may be open at once. */
  readonly openSessions: SessionLimits;
  /** Stands for the caller's network without naming it. */
  networkDigest(ip: string): string;
}
export const CheckoutRateLimits = token<CheckoutRateLimits>('payments.CheckoutRateLimits');

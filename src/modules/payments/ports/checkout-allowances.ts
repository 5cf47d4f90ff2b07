import { token } from '#kernel/token.ts';
import type { SessionLimits } from '../domain/open-sessions.ts';

/** How often strangers may ask for the provider's page and for its outcome (security, "Limits"). */
export interface CheckoutAllowances {
  /** Thirty a minute from one network. @throws RateLimited */
  take(address: string): Promise<void>;
  /** Sixty questions a minute about checkouts from one network. @throws RateLimited with at most 60 seconds */
  takeQuestion(address: string): Promise<void>;
  /** How many sessions of a REUSABLE link may be open at once. */
  readonly openSessions: SessionLimits;
  /** Stands for the caller's network without naming it. */
  networkDigest(address: string): string;
}
export const CheckoutAllowances = token<CheckoutAllowances>('payments.CheckoutAllowances');

import { token } from '#kernel/token.ts';

/** How often strangers may ask for the provider's page (security, "Limits"). */
export interface CheckoutAllowances {
  /** Thirty a minute from one network. @throws RateLimited */
  take(address: string): Promise<void>;
  /** How many attempts may be open on one link. */
  readonly openPerLink: number;
}
export const CheckoutAllowances = token<CheckoutAllowances>('payments.CheckoutAllowances');

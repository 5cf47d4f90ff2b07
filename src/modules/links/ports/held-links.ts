import { token } from '#kernel/token.ts';

/** Links that payers are paying. Implemented by the payments module. */
export interface HeldLinks {
  /** Whether money captured for a SINGLE link waits for a decision; meanwhile no further payment is accepted. */
  isHeld(paymentLinkId: number): Promise<boolean>;
  /** Ids of those of the links for which a payment was begun. */
  withPayments(paymentLinkIds: readonly number[]): Promise<readonly number[]>;
}
export const HeldLinks = token<HeldLinks>('links.HeldLinks');

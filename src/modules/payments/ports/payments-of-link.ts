import { token } from '#kernel/token.ts';
import type { OpenSession } from '../domain/open-sessions.ts';
import type { Payment } from '../domain/payment.ts';

/** What stands against a further payment of the same payment link; asked while the link is locked. */
export interface PaymentsOfLink {
  /** The payment whose session of a SINGLE link is prepared or open. */
  open(paymentLinkId: number): Promise<Payment | null>;
  /** Sessions that are prepared or open, the oldest first; a payment has one at most. */
  openSessions(paymentLinkId: number): Promise<readonly OpenSession[]>;
  /** Whether money captured for the link waits for a decision, or is on its way back. */
  isHeld(paymentLinkId: number): Promise<boolean>;
  /** Id of the payment that succeeded first. */
  firstSucceeded(paymentLinkId: number): Promise<number | null>;
}
export const PaymentsOfLink = token<PaymentsOfLink>('payments.PaymentsOfLink');

import { token } from '#kernel/token.ts';
import type { OpenSession } from '../domain/open-sessions.ts';
import type { Payment } from '../domain/payment.ts';

/** Payments of a link that prevent a further one; query while the link is locked. */
export interface PaymentsOfLink {
  /** The payment with a PREPARED or OPEN session of a SINGLE link; null: none. */
  open(paymentLinkId: number): Promise<Payment | null>;
  /** PREPARED and OPEN sessions, oldest first; at most one of a payment. */
  openSessions(paymentLinkId: number): Promise<readonly OpenSession[]>;
  /** Whether captured money of the link waits for a decision or is being refunded. */
  isHeld(paymentLinkId: number): Promise<boolean>;
  /** Ids of those of the links for which a payment was begun. */
  withPayments(paymentLinkIds: readonly number[]): Promise<readonly number[]>;
  /** Id of the payment that succeeded first; null: none. */
  firstSucceeded(paymentLinkId: number): Promise<number | null>;
}
export const PaymentsOfLink = token<PaymentsOfLink>('payments.PaymentsOfLink');

import { token } from '#kernel/token.ts';

/** How much of the payment of a link is refunded. */
export type LinkRefundStatus = 'NONE' | 'PARTIAL' | 'FULL';

/** Payments of links; implemented by the payments module. */
export interface PaymentsOfLinks {
  /** Whether money captured for a SINGLE link waits for a decision; meanwhile no further payment is accepted. */
  isHeld(paymentLinkId: number): Promise<boolean>;
  /** Ids of those of the links for which a payment was begun. */
  withPayments(paymentLinkIds: readonly number[]): Promise<readonly number[]>;
  /** Refund statuses by link, of its first payment; without links that have no refund. */
  refundsOf(paymentLinkIds: readonly number[]): Promise<ReadonlyMap<number, LinkRefundStatus>>;
  /**
   * What the payer typed on the pay page: the values of the form by field name, of an attempt to pay this link that is not
   * older than an hour and has not paid; null otherwise. The key of the attempt is known to the payer's browser only.
   */
  typedIn(paymentLinkId: number, key: string): Promise<Readonly<Record<string, string>> | null>;
}
export const PaymentsOfLinks = token<PaymentsOfLinks>('links.PaymentsOfLinks');

import { token } from '#kernel/token.ts';

/** How much of the payment of a link is refunded. */
export type LinkRefundStatus = 'NONE' | 'PARTIAL' | 'FULL';

/** Refunds of the payments of links. Implemented by the payments module. */
export interface RefundsOfLinks {
  /** Refund statuses by link, of its first payment; without links that have no refund. */
  of(paymentLinkIds: readonly number[]): Promise<ReadonlyMap<number, LinkRefundStatus>>;
}
export const RefundsOfLinks = token<RefundsOfLinks>('links.RefundsOfLinks');

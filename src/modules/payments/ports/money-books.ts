import { token } from '#kernel/token.ts';
import type { DisputeState, RefundState } from '../domain/snapshot.ts';

/** What is stored here of a payment, to be held against the provider; amounts in minor units. */
export type BookedPayment = Readonly<{
  id: number;
  status: string;
  /** Captured with another amount than asked, and waiting for a person. */
  isMismatch: boolean;
  /** Captured money that the ledger holds: the charge of a sale, or what is being given back; else 0. */
  bookedMinor: number;
  currency: string;
  intentId: string | null;
  succeededAt: Date | null;
  /** A job or a webhook event that will bring it to the provider's state is due. */
  isUnderWay: boolean;
}>;
export type BookedRefund = Readonly<{
  id: number;
  paymentId: number;
  key: string;
  providerRefundId: string | null;
  amountMinor: number;
  state: RefundState | 'REQUESTED';
  createdAt: Date;
}>;
export type BookedDispute = Readonly<{
  paymentId: number;
  providerDisputeId: string;
  amountMinor: number;
  state: DisputeState;
  isInquiry: boolean;
}>;

/** At the provider; null is the platform's own. */
type Account = string | null;

/** Our side of the money. */
export interface MoneyBooks {
  /** Accounts at the provider of payments since then. */
  accountsSince(since: Date): Promise<string[]>;
  /** Payments by our keys of their attempts, each with the key by which it was found. */
  byKey(keys: readonly string[]): Promise<(BookedPayment & Readonly<{ key: string }>)[]>;
  byIntent(intentIds: readonly string[]): Promise<BookedPayment[]>;
  /** Payments that succeeded between the two instants, on this account, or on any when undefined. */
  succeeded(from: Date, to: Date, account: Account | undefined): Promise<BookedPayment[]>;
  refundsOf(paymentIds: readonly number[]): Promise<BookedRefund[]>;
  disputesOf(paymentIds: readonly number[]): Promise<BookedDispute[]>;
}
export const MoneyBooks = token<MoneyBooks>('payments.MoneyBooks');

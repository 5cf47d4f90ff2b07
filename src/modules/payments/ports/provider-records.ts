import { token } from '#kernel/token.ts';
import type { DisputeSnapshot, RefundSnapshot } from '../domain/snapshot.ts';

/** Which charge a movement of money belongs to. */
export type OfCharge = Readonly<{
  intentId: string | null;
  createdAt: Date;
  /** ISO 4217, upper case. */
  currency: string;
}>;
export type ProviderCharge = OfCharge &
  Readonly<{
    chargeId: string;
    /** Our own key of the attempt; null for charges that were not made here. */
    key: string | null;
    capturedMinor: number;
  }>;
export type ProviderRefund = OfCharge & RefundSnapshot;
export type ProviderDispute = OfCharge & DisputeSnapshot;

/** A checkout session that carries a key of ours. */
export type ProviderSession = Readonly<{ sessionId: string; key: string }>;

/**
 * The provider's own records created since then, on one account (null: the platform's own), for the doctor. Charges are
 * those that succeeded, sessions those that were opened by this product.
 */
export interface ProviderRecords {
  charges(since: Date, account: string | null): AsyncIterable<ProviderCharge>;
  refunds(since: Date, account: string | null): AsyncIterable<ProviderRefund>;
  disputes(since: Date, account: string | null): AsyncIterable<ProviderDispute>;
  sessions(since: Date, account: string | null): AsyncIterable<ProviderSession>;
}
export const ProviderRecords = token<ProviderRecords>('payments.ProviderRecords');

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

/** Everything that moved money at the provider since then, on one account; null is the platform's own. */
export interface ProviderMoney {
  charges(since: Date, account: string | null): AsyncIterable<ProviderCharge>;
  refunds(since: Date, account: string | null): AsyncIterable<ProviderRefund>;
  disputes(since: Date, account: string | null): AsyncIterable<ProviderDispute>;
}
export const ProviderMoney = token<ProviderMoney>('payments.ProviderMoney');

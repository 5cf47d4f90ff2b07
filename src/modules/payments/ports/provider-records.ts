import { token } from '#kernel/token.ts';
import type { DisputeSnapshot, ProviderFee, RefundSnapshot } from '../domain/snapshot.ts';

/** Identifies the charge of a movement of money. */
export type OfCharge = Readonly<{
  intentId: string | null;
  createdAt: Date;
  /** ISO 4217, upper case. */
  currency: string;
}>;
/** A succeeded charge; `capturedMinor` in minor units of `currency`. */
export type ProviderCharge = OfCharge &
  Readonly<{
    chargeId: string;
    /** Our key of the attempt; null for charges of other systems. */
    key: string | null;
    capturedMinor: number;
    /** The provider's true fee without our application fee; null until known. */
    fee: ProviderFee | null;
    /** The provider's name of the card's brand; null for another method. */
    cardBrand: string | null;
    /** Last four digits of the card; null for another method. */
    cardLast4: string | null;
  }>;
export type ProviderRefund = OfCharge & RefundSnapshot;
export type ProviderDispute = OfCharge & DisputeSnapshot;

/** A checkout session with our key. */
export type ProviderSession = Readonly<{ sessionId: string; key: string }>;

/**
 * Records of the provider created since an instant on one account (null: the platform's own), for the doctor: succeeded
 * charges, refunds, disputes, and sessions with our key.
 */
export interface ProviderRecords {
  charges(since: Date, account: string | null): AsyncIterable<ProviderCharge>;
  refunds(since: Date, account: string | null): AsyncIterable<ProviderRefund>;
  disputes(since: Date, account: string | null): AsyncIterable<ProviderDispute>;
  /** @param onCall called before each call of the provider */
  sessions(since: Date, account: string | null, onCall?: () => void): AsyncIterable<ProviderSession>;
}
export const ProviderRecords = token<ProviderRecords>('payments.ProviderRecords');

import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import { token } from '#kernel/token.ts';
import type { BookedPayout } from '../domain/ledger-of-payouts.ts';
import type { BookedTransfer } from '../domain/ledger-of-transfers.ts';

export type { BookedPayout } from '../domain/ledger-of-payouts.ts';
export type { BookedTransfer } from '../domain/ledger-of-transfers.ts';

/** How the provider settled a charge, a refund or a dispute of a payment; amounts are signed, fees above zero are paid. */
export type SettledMovement = Readonly<{
  /** The provider's id of its balance transaction. */
  transactionId: string;
  paymentId: number;
  isCharge: boolean;
  /** Before fees, in the currency of the payout. */
  gross: Money<ChargeCurrency>;
  providerFee: Money<ChargeCurrency>;
  platformFee: Money<ChargeCurrency>;
  /** Before fees, in the currency of the charge; null when the provider does not tell. */
  source: Money<ChargeCurrency> | null;
}>;

/** A payment intent that belongs to a payment of the merchant. */
export type PaymentOfIntent = Readonly<{ intentId: string; paymentId: number }>;

/** Public API: what payouts and movements of bank accounts book in the ledger, in the caller's transaction; nothing is booked twice. */
export interface LedgerBookings {
  /** The payments of one merchant among payment intents of the provider. */
  paymentsOf(merchantId: number, intentIds: readonly string[]): Promise<readonly PaymentOfIntent[]>;
  /** PAYOUT; with `isReturned` PAYOUT_FAILED, too. */
  bookPayout(payout: BookedPayout, isReturned: boolean, now: Date): Promise<void>;
  /**
   * FEE_DIFFERENCE for a charge whose true fees differ from the booked ones, CONVERSION for a movement that was settled in
   * another currency. A payment without a booking has none.
   */
  bookMovements(movements: readonly SettledMovement[], now: Date): Promise<void>;
  /**
   * BANK_TRANSFER of a movement that paid a document; BANK_TRANSFER_TAKEN_BACK when the match is undone. A payment by bank
   * has its own booking.
   */
  bookTransfer(transfer: BookedTransfer, now: Date): Promise<void>;
}
export const LedgerBookings = token<LedgerBookings>('payments.LedgerBookings');

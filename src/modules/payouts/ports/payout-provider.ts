import { token } from '#kernel/token.ts';
import type { LineFacts } from '../domain/payout-line.ts';
import type { PayoutFacts } from '../domain/payout.ts';

/** A payout at the provider. */
export type PayoutSnapshot = PayoutFacts &
  Readonly<{
    /** What is in the payout can be read: it is automatic, and the provider has completed its list. */
    hasLines: boolean;
  }>;

/** A line at the provider, with what its payment is found by. */
export type ProviderLine = LineFacts &
  Readonly<{
    /** Of the amounts, ISO 4217, upper case; another than the payout's is not booked. */
    currency: string;
    intentId: string | null;
    /** Before fees, in the currency of the charge, signed as `grossMinor`; null when the provider does not tell. */
    source: Readonly<{ minor: number; currency: string }> | null;
  }>;

/** The balance of an account in one currency, in minor units; `pending` becomes available in some days. */
export type ProviderBalance = Readonly<{ currency: string; availableMinor: number; pendingMinor: number }>;

/** Payouts of merchants' accounts at the card provider. @throws ProviderAway, ProviderRefused */
export interface PayoutProvider {
  /** Payouts created from the instant on, or all; 100 a call, in any order. */
  list(accountId: string, since: Date | null): Promise<readonly PayoutSnapshot[]>;
  /** Null for a payout that the account does not have. */
  fetch(accountId: string, providerPayoutId: string): Promise<PayoutSnapshot | null>;
  /** What is in a payout that has lines, without the movement of the payout itself; 100 a call. */
  lines(accountId: string, providerPayoutId: string): Promise<readonly ProviderLine[]>;
  /** The newest movements of the account, newest first, among them those of payouts; a hundred at most, one call. */
  latestLines(accountId: string): Promise<readonly ProviderLine[]>;
  /** What the provider owes the merchant, one entry a currency. */
  balance(accountId: string): Promise<readonly ProviderBalance[]>;
}
export const PayoutProvider = token<PayoutProvider>('payouts.PayoutProvider');

import type { Money } from '#kernel/money.ts';
import { entry, type LedgerTransaction } from './ledger.ts';

/** A movement of a statement that paid a document of the merchant without a promise. */
export type BookedTransfer = Readonly<{
  matchId: number;
  merchantId: number;
  amount: Money<'EUR'>;
  /** The match was undone. */
  isTakenBack: boolean;
}>;

/** 20.00 EUR matched: +2000 at the merchant's bank, −2000 sales by bank; the reverse when the match is undone. */
export const bookTransfer = ({
  matchId,
  merchantId,
  amount,
  isTakenBack,
}: BookedTransfer): LedgerTransaction => {
  const change = isTakenBack ? amount.negated() : amount;
  return {
    kind: isTakenBack ? 'BANK_TRANSFER_TAKEN_BACK' : 'BANK_TRANSFER',
    source: `bank-match:${matchId}`,
    paymentId: null,
    bankMatchId: matchId,
    entries: [entry('BANK_SALES', change.negated(), merchantId), entry('MERCHANT_BANK', change, merchantId)],
  };
};

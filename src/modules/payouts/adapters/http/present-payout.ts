import type * as contract from '#contract/payouts/payouts.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import type { LineView } from '../postgres/list-payout-lines.ts';
import type { PayoutView } from '../postgres/payout-view.ts';

/** All currencies of payouts have two decimals. */
const decimal = (minor: number): number => minor / 100;

type Said = Readonly<{ messages: Messages; language: Language }>;

/** The failure in words; the provider's own text for a code without a message. */
const failureIn = ({ failureCode, failureText }: PayoutView, { messages, language }: Said): string | null => {
  const code = `payouts.failure.${failureCode}`;
  return messages.knows(code) ? messages.say(language, code) : (failureText ?? failureCode);
};

const contentOf = (payout: PayoutView): contract.PayoutContent | null =>
  payout.reconciliation === 'NOT_YET' || payout.reconciliation === 'NOT_POSSIBLE'
    ? null
    : {
        payments: payout.payments,
        charges: decimal(payout.chargesMinor),
        refunds: decimal(payout.refundsMinor),
        disputes: decimal(payout.disputesMinor),
        fees: decimal(payout.feesMinor),
        platformFees: decimal(payout.platformFeesMinor),
        other: decimal(payout.otherMinor),
        feeDifference: decimal(payout.feeDifferenceMinor),
      };

/** A payout in a balance or beside a payment. */
export const presentShortPayout = (payout: PayoutView, said: Said): contract.ShortPayout => ({
  id: payout.id,
  amount: decimal(payout.amountMinor),
  currency: payout.currency,
  status: payout.status,
  arrivalOn: payout.arrivalOn,
  arrivedOn: payout.arrivedOn,
  bankLast4: payout.bankLast4,
  failureReason: failureIn(payout, said),
  content: contentOf(payout),
});

export const presentPayout = (payout: PayoutView, said: Said): contract.Payout => ({
  ...presentShortPayout(payout, said),
  merchantId: payout.merchantId,
  merchantName: payout.merchantName,
  automatic: payout.automatic,
  failureCode: payout.failureCode,
  statementDescriptor: payout.statementDescriptor,
  traceId: payout.traceId,
  reconciliation: payout.reconciliation,
  unknownLines: payout.unknownLines,
  createdAt: payout.createdAt,
  providerPayoutId: payout.providerPayoutId,
});

export const presentLine = (line: LineView): contract.PayoutLine => ({
  id: line.id,
  kind: line.kind,
  paymentId: line.paymentId,
  orderNumber: line.orderNumber,
  description: line.description,
  customerName: line.customerName,
  gross: decimal(line.grossMinor),
  fee: decimal(line.feeMinor),
  platformFee: decimal(line.platformFeeMinor),
  net: decimal(line.netMinor),
  expectedFee: line.expectedFeeMinor === null ? null : decimal(line.expectedFeeMinor),
  at: line.at,
  providerType: line.providerType,
  providerSource: line.providerSource,
});

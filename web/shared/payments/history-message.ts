import { payerDeclineOf } from '#contract/payments/words/payer-decline.ts';
import type { Payment } from '#contract/payments/payments.ts';
import type { PaymentHistory } from '#contract/payments/payment-history.ts';
import { declines } from './declines-en.ts';
import type { history } from './history-en.ts';

type HistoryEvent = Pick<PaymentHistory['events'][number], 'kind' | 'status' | 'reason'>;
type HistoryKey = keyof typeof history;
type DeclineKey = keyof typeof declines;

const statuses = {
  PENDING: 'asked',
  PROCESSING: 'processing',
  SUCCEEDED: 'succeeded',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
} as const satisfies Record<HistoryEvent['status'], HistoryKey>;

const refunds: Readonly<Record<string, HistoryKey>> = {
  requested: 'refundRequested',
  pending: 'refundPending',
  succeeded: 'refundSucceeded',
  failed: 'refundFailed',
  cancelled: 'refundCancelled',
};
const disputes: Readonly<Record<string, HistoryKey>> = {
  open: 'disputeOpen',
  inquiry: 'inquiryOpen',
  prevented: 'disputePrevented',
  won: 'disputeWon',
  lost: 'disputeLost',
};
const flags: Readonly<Record<string, HistoryKey>> = {
  LATE: 'late',
  DUPLICATE: 'duplicate',
  OVERPAID: 'overpaid',
  ACCEPTED: 'accepted',
  GIVE_BACK: 'givingBack',
  OTHER_CURRENCY: 'otherCurrency',
  FRAUD_WARNING: 'fraudWarning',
  CHARGED_AFTER_STOP: 'chargedAfterStop',
};

/** The message key in `history-*.ts` for an event; `declined` takes a `reason` and `fee` an `amount`. */
export const historyKey = ({ kind, status, reason }: HistoryEvent, method: Payment['method']): HistoryKey => {
  const why = reason ?? '';
  switch (kind) {
    case 'STATUS':
      if (method === 'BANK' && status === 'PENDING') return 'recorded';
      return reason === 'GIVEN_BACK' ? 'givenBack' : statuses[status];
    case 'OPENED':
      return reason === null ? 'opened' : 'sessionEnded';
    case 'DECLINED':
      return 'declined';
    case 'FLAGGED':
      // A detail may follow the code.
      return flags[why.split(':', 1)[0]!] ?? 'mismatch';
    case 'FEE':
      return 'fee';
    case 'REFUND':
      return refunds[why] ?? 'refundRequested';
    case 'DISPUTE':
      return disputes[why] ?? 'disputeOpen';
  }
};

/** The message key in `declines-*.ts` for a provider's decline code; an unknown code maps to `card_declined`. */
export const declineKey = (code: string | null): DeclineKey => {
  if (code === null) return 'card_declined';
  return Object.hasOwn(declines, code) ? (code as DeclineKey) : payerDeclineOf(code);
};

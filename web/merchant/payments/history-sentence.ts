import type { PaymentHistory } from '../../shared/portal/portal-api.ts';
import type { WordKey } from '../../shared/words/use-words.ts';
import { en } from './words/en.ts';

type Happening = PaymentHistory['events'][number];
type HistoryKey = Extract<WordKey<typeof en>, `payment.history.${string}`>;

const statuses = {
  PENDING: 'payment.history.asked',
  PROCESSING: 'payment.history.processing',
  SUCCEEDED: 'payment.history.succeeded',
  FAILED: 'payment.history.failed',
  CANCELLED: 'payment.history.cancelled',
} as const satisfies Record<Happening['status'], HistoryKey>;

const refunds: Readonly<Record<string, HistoryKey>> = {
  requested: 'payment.history.refundRequested',
  pending: 'payment.history.refundPending',
  succeeded: 'payment.history.refundSucceeded',
  failed: 'payment.history.refundFailed',
  cancelled: 'payment.history.refundCancelled',
};
const disputes: Readonly<Record<string, HistoryKey>> = {
  open: 'payment.history.disputeOpen',
  inquiry: 'payment.history.inquiryOpen',
  prevented: 'payment.history.disputePrevented',
  won: 'payment.history.disputeWon',
  lost: 'payment.history.disputeLost',
};
const flags: Readonly<Record<string, HistoryKey>> = {
  LATE: 'payment.history.late',
  DUPLICATE: 'payment.history.duplicate',
  ACCEPTED: 'payment.history.accepted',
  GIVE_BACK: 'payment.history.givingBack',
};

/** The sentence that says what happened; `payment.history.declined` and `.fee` have a gap to fill. */
export const historyKey = ({ kind, status, reason }: Happening): HistoryKey => {
  const why = reason ?? '';
  switch (kind) {
    case 'STATUS':
      return reason === 'GIVEN_BACK' ? 'payment.history.givenBack' : statuses[status];
    case 'OPENED':
      return reason === null ? 'payment.history.opened' : 'payment.history.sessionEnded';
    case 'DECLINED':
      return 'payment.history.declined';
    case 'FLAGGED':
      return flags[why] ?? 'payment.history.mismatch';
    case 'FEE':
      return 'payment.history.fee';
    case 'REFUND':
      return refunds[why] ?? 'payment.history.refundRequested';
    case 'DISPUTE':
      return disputes[why] ?? 'payment.history.disputeOpen';
  }
};

/** Why a card was declined; a code of the provider that has no words here is a refusal without a reason. */
export const declineKey = (code: string | null): `payment.declines.${keyof typeof en.payment.declines}` => {
  const known = en.payment.declines;
  return code !== null && code in known
    ? `payment.declines.${code as keyof typeof known}`
    : 'payment.declines.card_declined';
};

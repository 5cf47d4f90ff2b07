/** Facts that a merchant is mailed about and may switch off. */
export type MailEvent =
  | 'PAYMENT_RECEIVED'
  | 'OVERPAID'
  | 'REFUND_FAILED'
  | 'DISPUTE_DECIDED'
  | 'BUYER_REQUEST'
  | 'PAYOUT_FAILED'
  | 'MONTHLY_REPORT';

/** Facts that a browser is notified about. */
export type PushEvent = 'PAYMENT_RECEIVED' | 'REFUND_FAILED' | 'DISPUTE_OPENED';

/** Whether a mail is sent without a choice of the merchant. */
export const mailDefaults: Readonly<Record<MailEvent, boolean>> = {
  PAYMENT_RECEIVED: false,
  OVERPAID: true,
  REFUND_FAILED: true,
  DISPUTE_DECIDED: true,
  BUYER_REQUEST: true,
  PAYOUT_FAILED: true,
  MONTHLY_REPORT: true,
};

/** The event of each kind of mail that may be switched off; a kind that is missing here is always sent. */
const eventOfKind: Readonly<Record<string, MailEvent>> = {
  PAYMENT_RECEIVED: 'PAYMENT_RECEIVED',
  OVERPAID: 'OVERPAID',
  REFUND_FAILED: 'REFUND_FAILED',
  DISPUTE_DECIDED: 'DISPUTE_DECIDED',
  BUYER_CHANGED: 'BUYER_REQUEST',
  BUYER_ASKED: 'BUYER_REQUEST',
  PAYOUT_FAILED: 'PAYOUT_FAILED',
  MONTHLY_REPORT: 'MONTHLY_REPORT',
};

/** @returns undefined for a kind that is always sent */
export const mailEventOf = (kind: string): MailEvent | undefined =>
  eventOfKind[kind.toUpperCase().replaceAll('-', '_')];

import { payerDeclineOf, type PayerDecline } from '#contract/payments/words/payer-decline.ts';

/** Why the bank refused the card, as its payer may know it; null for a payment that was not declined or is paid. */
export const payerDecline = ({
  status,
  lastDeclineCode,
}: Readonly<{ status: string; lastDeclineCode: string | null }>): PayerDecline | null =>
  lastDeclineCode === null || status === 'SUCCEEDED' ? null : payerDeclineOf(lastDeclineCode);

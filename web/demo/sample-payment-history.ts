import type { Payment } from '#contract/payments.ts';
import type { PaymentHistory } from '../shared/portal/portal-api.ts';

type Happening = PaymentHistory['events'][number];

const secondsAfter = (instant: string, seconds: number): string =>
  new Date(Date.parse(instant) + seconds * 1_000).toISOString();

/** Asked, opened, and paid when it is. */
export const samplePaymentHistory = ({ createdAt, status }: Payment): PaymentHistory => {
  const isPaid = status === 'SUCCEEDED';
  const happened: Omit<Happening, 'seq' | 'actor'>[] = [
    { kind: 'STATUS', fromStatus: null, status: 'PENDING', reason: null, at: createdAt },
    { kind: 'OPENED', fromStatus: null, status: 'PENDING', reason: null, at: secondsAfter(createdAt, 1) },
  ];
  if (isPaid) {
    const at = secondsAfter(createdAt, 48);
    happened.push({ kind: 'STATUS', fromStatus: 'PENDING', status, reason: null, at });
  }
  return {
    events: happened.map((event, index) => ({ ...event, seq: index + 1, actor: 'sample' })),
    refunds: [],
    disputes: [],
    tariffs: isPaid
      ? [{ currency: 'EUR', platformPercent: 1.5, providerPercent: 2.9, providerFixed: 0.15 }]
      : [],
    ledger: [],
  };
};

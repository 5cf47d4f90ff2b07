import type { PaymentHistory } from '#contract/payments/payment-history.ts';
import { started } from './sample-documents.ts';
import { samplePayments } from './sample-payments.ts';
import { momentOf, messagesOf } from './sample-data.ts';
import { fromMinor, less } from '../shared/money.ts';
import type { SampleData } from './sample-data.ts';

type Happening = Omit<PaymentHistory['events'][number], 'seq' | 'actor'>;

const secondsAfter = (instant: string, seconds: number): string =>
  new Date(Date.parse(instant) + seconds * 1_000).toISOString();

const eventsOf = (data: SampleData, id: number): Happening[] => {
  const { createdAt, status } = samplePayments(data)[id - 1]!;
  const { refund, disputed } = started[id - 1]!;
  const pending = { fromStatus: null, status: 'PENDING', reason: null } as const;
  const settled = { kind: 'STATUS', fromStatus: 'PENDING', status, reason: null } as const;
  const later = (kind: 'REFUND' | 'DISPUTE', reason: string, at: string): Happening => ({
    kind,
    fromStatus: null,
    status,
    reason,
    at,
  });
  const attempt = secondsAfter(createdAt, 48);
  return [
    { kind: 'STATUS', ...pending, at: createdAt },
    { kind: 'OPENED', ...pending, at: secondsAfter(createdAt, 1) },
    ...(status === 'FAILED'
      ? [
          { kind: 'DECLINED' as const, ...pending, reason: 'insufficient_funds', at: attempt },
          { ...settled, at: secondsAfter(createdAt, 86_400) },
        ]
      : []),
    ...(status === 'SUCCEEDED' ? [{ ...settled, at: attempt }] : []),
    ...(refund ? [later('REFUND', 'succeeded', momentOf(data, refund.daysAgo, '13:00'))] : []),
    ...(disputed === undefined ? [] : [later('DISPUTE', 'open', momentOf(data, disputed, '13:00'))]),
  ];
};

/** The history of a sample payment; `id` must exist. */
export const samplePaymentHistory = (data: SampleData, id: number): PaymentHistory => {
  const { cents, refund, disputed, fate, method = 'CARD' } = started[id - 1]!;
  const [one, currency] = [{ id, paymentId: id }, 'EUR' as const];
  const { chargeMerchantFee, chargeNetAmount, refundedAmount } = samplePayments(data)[id - 1]!;
  return {
    events: eventsOf(data, id).map((event, index) => ({ ...event, seq: index + 1, actor: 'sample' })),
    refunds: refund
      ? [
          {
            ...one,
            amount: fromMinor(refund.cents),
            currency,
            reason: 'REQUESTED_BY_CUSTOMER',
            note: messagesOf(data).refund.note,
            status: 'SUCCEEDED',
            failureReason: null,
            requestedBy: 'sample',
            createdAt: momentOf(data, refund.daysAgo, '13:00'),
          },
        ]
      : [],
    disputesLost: 0,
    providerFee: chargeMerchantFee,
    kept: less(chargeNetAmount, refundedAmount),
    disputes:
      disputed === undefined
        ? []
        : [
            {
              id,
              amount: fromMinor(cents),
              currency,
              reason: 'product_not_received',
              status: 'OPEN',
              isInquiry: false,
              isUnderReview: false,
              evidenceDueAt: null,
              daysLeft: null,
              evidenceStatus: 'DRAFT',
              openedAt: momentOf(data, disputed, '13:00'),
            },
          ],
    tariffs:
      fate === 'paid' && method === 'CARD'
        ? [{ currency, platformPercent: 1.5, providerPercent: 2.9, providerFixed: 0.15 }]
        : [],
    ledger: [],
  };
};

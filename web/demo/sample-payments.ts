import type { Payment } from '#contract/payments/payments.ts';
import { documentOf, numberOf, started } from './sample-documents.ts';
import { addressOf, refundStatusOf } from './sales.ts';
import type { Method, Sale } from './sales.ts';
import { goodOf, merchantId, momentOf, share, messagesOf } from './sample-data.ts';
import { fromMinor } from '../shared/money.ts';
import type { SampleData } from './sample-data.ts';

const statuses = { paid: 'SUCCEEDED', waiting: 'PENDING', declined: 'FAILED' } as const;

/** How a payment of the sample was made. */
export const methodOf = ({ id }: Pick<Payment, 'id'>): Method => started[id - 1]?.method ?? 'CARD';

/** Card fees by the platform's schedule: 1.5 % and 2.9 % + 0.15 €; none before the payment succeeds. */
const feesOf = ({ cents, fate, method = 'CARD' }: Sale) => {
  const isCharged = fate === 'paid' && method === 'CARD';
  const platform = isCharged ? share(cents, 150) : 0;
  const provider = isCharged ? share(cents, 290) + 15 : 0;
  const [platformFee, merchantFee] = [fromMinor(platform), fromMinor(provider)];
  const netAmount = fate === 'paid' ? fromMinor(cents - platform - provider) : 0;
  return {
    platformFee,
    merchantFee,
    netAmount,
    chargePlatformFee: platformFee,
    chargeMerchantFee: merchantFee,
    chargeNetAmount: netAmount,
  };
};

const afterwardsOf = (sale: Sale) =>
  ({
    refundedAmount: fromMinor(sale.refund?.cents ?? 0),
    refundStatus: refundStatusOf(sale),
    disputeStatus: sale.disputed === undefined ? 'NONE' : 'OPEN',
  }) as const;

const cardOf = ({ fate, method = 'CARD' }: Sale) =>
  fate === 'paid' && method === 'CARD'
    ? { cardBrand: 'visa', cardLast4: '4242' }
    : { cardBrand: null, cardLast4: null };

const paymentOf = (data: SampleData, sale: Sale, id: number): Payment => {
  const { daysAgo, at, cents, who, fate } = sale;
  const createdAt = momentOf(data, daysAgo, at);
  const status = statuses[fate as keyof typeof statuses];
  const document = documentOf(sale);
  return {
    id,
    number: String(id),
    merchantId,
    merchantName: messagesOf(data).merchant,
    method: sale.method === 'BANK_TRANSFER' ? 'BANK' : 'CARD',
    paymentLinkId: id,
    invoiceId: document?.id ?? null,
    invoiceNumber: document === undefined ? null : numberOf(document),
    amount: fromMinor(cents),
    currency: 'EUR',
    chargeAmount: fromMinor(cents),
    chargeCurrency: 'EUR',
    fxRate: null,
    status,
    description: goodOf(data, sale),
    note: null,
    customerName: messagesOf(data).people[who],
    customerEmail: addressOf[who],
    ...feesOf(sale),
    ...afterwardsOf(sale),
    late: false,
    duplicateOf: null,
    duplicateOfNumber: null,
    overpaid: false,
    fraudWarnedAt: null,
    mismatch: null,
    capturedAmount: null,
    capturedCurrency: null,
    mismatchResolution: null,
    ...cardOf(sale),
    lastDeclineCode: fate === 'declined' ? 'insufficient_funds' : null,
    providerPaymentId: null,
    createdAt,
    updatedAt: createdAt,
    succeededAt: status === 'SUCCEEDED' ? createdAt : null,
  };
};

export const samplePayments = (data: SampleData): Payment[] =>
  started.map((sale, index) => paymentOf(data, sale, index + 1));

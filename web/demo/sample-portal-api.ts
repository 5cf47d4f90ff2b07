import type { Payment } from '#contract/payments/payments.ts';
import { ApiError } from '../shared/api-error.ts';
import type { ListQuery, PortalApi } from '../shared/portal/portal-api.ts';
import { sumOf } from '../shared/money.ts';
import type { Language } from '../shared/messages/language.ts';
import { filterRecords } from './filter-records.ts';
import { sampleGuidance } from './sample-guidance.ts';
import { countRecords, sumRecords } from './summarise-records.ts';
import { sampleInvoices } from './sample-invoices.ts';
import { sampleLinks } from './sample-links.ts';
import { sampleMerchant } from './sample-merchant.ts';
import { samplePaymentHistory } from './sample-payment-history.ts';
import { samplePayments } from './sample-payments.ts';
import { sampleTakings, sampleTakingsOverTime } from './sample-takings.ts';

/** The demo is read-only: every other method rejects. */
const refuse = async (): Promise<never> => {
  throw new ApiError(403, { code: 'demo.read-only' });
};

/** @throws ApiError without such a record */
const existing = <R extends { readonly id: number }>(records: readonly R[], id: number): R => {
  const found = records.find((record) => record.id === id);
  if (!found) throw new ApiError(404, { code: 'demo.not-found' });
  return found;
};

/** The portal's port over sample data of a bakery, dated relative to `now`; `origin` is this site's. */
export const samplePortalApi = (language: Language, now: Date, origin: string): PortalApi => {
  const data = { language, now, origin };
  const paymentsOf = (query: ListQuery<Payment['status']> | undefined): readonly Payment[] => {
    const payments = samplePayments(data);
    return query === undefined
      ? payments
      : filterRecords(payments, { ...query, page: 0, size: payments.length }).rows;
  };
  return {
    merchant: async () => sampleMerchant(data),
    takings: async (query?: ListQuery<Payment['status']>) => sampleTakings(paymentsOf(query)),
    payments: async ({ paymentLinkId, ...query }) => {
      const isAsked = (payment: Payment) =>
        paymentLinkId === undefined || payment.paymentLinkId === paymentLinkId;
      return filterRecords(samplePayments(data).filter(isAsked), query);
    },
    paymentCounts: async (query) => countRecords(samplePayments(data), query),
    linkSummary: async (query) => {
      const links = sampleLinks(data);
      const sums = sumRecords(links, query).map(({ currency, rows }) => ({
        currency,
        amount: sumOf(rows.map(({ amount }) => amount)),
        count: rows.length,
      }));
      return { ...countRecords(links, query), sums };
    },
    invoiceSummary: async (query) => {
      const invoices = sampleInvoices(data);
      const counted = invoices.filter(({ isTest, annulledAt }) => !isTest && annulledAt === null);
      const sums = sumRecords(counted, query).map(({ currency, rows }) => ({
        currency,
        amount: sumOf(
          rows.map(({ type, totalAmount }) => (type === 'CREDIT_NOTE' ? -totalAmount : totalAmount)),
        ),
        open: sumOf(rows.map(({ openAmount }) => openAmount)),
        count: rows.length,
      }));
      return { ...countRecords(invoices, query), sums };
    },
    payment: async (id) => existing(samplePayments(data), id),
    paymentHistory: async (id) => samplePaymentHistory(data, existing(samplePayments(data), id).id),
    link: async (id) => existing(sampleLinks(data), id),
    takingsOverTime: async (period, on) => sampleTakingsOverTime(data, period, on),
    links: async (query) => filterRecords(sampleLinks(data), query),
    invoices: async (query) => filterRecords(sampleInvoices(data), query),
    invoice: async (id) => existing(sampleInvoices(data), id),
    guidance: async () => sampleGuidance(data),
    subscribe: refuse,
    refund: refuse,
    saveProfile: refuse,
    saveFiscalProfile: refuse,
    setLogo: refuse,
    removeLogo: refuse,
    invoiceSeries: refuse,
    startInvoiceSeries: refuse,
    reminders: refuse,
    pauseReminders: refuse,
    account: refuse,
    resendVerification: refuse,
    changeEmail: refuse,
    changePassword: refuse,
    sessions: refuse,
    endSession: refuse,
    endOtherSessions: refuse,
    createLink: refuse,
    cancelLink: refuse,
    extendLink: refuse,
    invoicePdf: refuse,
    exportInvoices: refuse,
    exportPayments: refuse,
    documentTexts: async (texts) => ({
      unprintable: texts.map(() => []),
      taxFiles: texts.map(() => null),
    }),
    createTestInvoice: refuse,
    writeInvoice: refuse,
    vatNumber: refuse,
    sendInvoice: refuse,
    annulInvoice: refuse,
    recordTransfer: refuse,
    takeBackTransfer: refuse,
    creditInvoice: refuse,
  };
};

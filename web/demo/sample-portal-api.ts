import type { Payment } from '#contract/payments.ts';
import { CallRefused } from '../shared/call-refused.ts';
import type { ListQuestion, PortalApi } from '../shared/portal/portal-api.ts';
import type { Language } from '../shared/messages/language.ts';
import { answerList } from './answer-list.ts';
import { sampleInvoices } from './sample-invoices.ts';
import { sampleLinks } from './sample-links.ts';
import { sampleMerchant } from './sample-merchant.ts';
import { samplePaymentHistory } from './sample-payment-history.ts';
import { samplePayments } from './sample-payments.ts';
import { sampleTakings, sampleTakingsOverTime } from './sample-takings.ts';

/** The screens offer none of this in the demo; whoever asks all the same is refused. */
const refuse = async (): Promise<never> => {
  throw new CallRefused(403, { code: 'demo.read-only' });
};

/** @throws CallRefused when there is none */
const existing = <R extends { readonly id: number }>(records: readonly R[], id: number): R => {
  const found = records.find((record) => record.id === id);
  if (!found) throw new CallRefused(404, { code: 'demo.not-found' });
  return found;
};

/** The portal's port on the records of a sample bakery, dated back from `now`; `origin` is this site's. */
export const samplePortalApi = (language: Language, now: Date, origin: string): PortalApi => {
  const world = { language, now, origin };
  const paymentsOf = (question: ListQuestion<Payment['status']> | undefined): readonly Payment[] => {
    const payments = samplePayments(world);
    return question === undefined
      ? payments
      : answerList(payments, { ...question, page: 0, size: payments.length }).rows;
  };
  return {
    merchant: async () => sampleMerchant(world),
    takings: async (question?: ListQuestion<Payment['status']>) => sampleTakings(paymentsOf(question)),
    payments: async ({ paymentLinkId, ...question }) => {
      const isAsked = (payment: Payment) =>
        paymentLinkId === undefined || payment.paymentLinkId === paymentLinkId;
      return answerList(samplePayments(world).filter(isAsked), question);
    },
    payment: async (id) => existing(samplePayments(world), id),
    paymentHistory: async (id) => samplePaymentHistory(world, existing(samplePayments(world), id).id),
    link: async (id) => existing(sampleLinks(world), id),
    takingsOverTime: async (period) => sampleTakingsOverTime(world, period),
    links: async (question) => answerList(sampleLinks(world), question),
    invoices: async (question) => answerList(sampleInvoices(world), question),
    invoice: async (id) => existing(sampleInvoices(world), id),
    followPayments: refuse,
    refund: refuse,
    saveProfile: refuse,
    saveFiscalProfile: refuse,
    setLogo: refuse,
    removeLogo: refuse,
    invoiceSeries: refuse,
    startInvoiceSeries: refuse,
    reminders: refuse,
    pauseReminders: refuse,
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
    unprintable: async (texts) => texts.map(() => []),
    createTestInvoice: refuse,
    writeInvoice: refuse,
    sendInvoice: refuse,
    annulInvoice: refuse,
    creditInvoice: refuse,
  };
};

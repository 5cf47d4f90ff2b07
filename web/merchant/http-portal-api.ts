import type * as z from 'zod';
import { validateDocumentTexts } from '#contract/document-texts.ts';
import { annulInvoice, createTestInvoice, sendInvoice, writeInvoice } from '#contract/invoice-acts.ts';
import { exportOwnInvoices, getInvoice, getInvoicePdf, listOwnInvoices } from '#contract/invoices.ts';
import { cancelLink, createLink, extendLink, getLink, listOwnLinks } from '#contract/links.ts';
import { listReminders, pauseReminders, pauseRemindersOfInvoice } from '#contract/invoice-reminders.ts';
import { getInvoiceSeries, startInvoiceSeries } from '#contract/invoice-series.ts';
import { removeOwnLogo, setOwnLogo } from '#contract/logos.ts';
import { getOwnMerchant, setOwnFiscalProfile, updateOwnMerchant } from '#contract/merchants.ts';
import {
  changeOwnPassword,
  endOtherOwnSessions,
  endOwnSession,
  listOwnSessions,
} from '#contract/sessions.ts';
import { getPaymentHistory, requestRefund } from '#contract/payment-history.ts';
import { followOwnPayments } from '#contract/payment-live-events.ts';
import { exportOwnPayments, getOwnTakings, getPayment, listOwnPayments } from '#contract/payments.ts';
import { getOwnTakingsOverTime } from '#contract/takings.ts';
import { addressOf, call, request } from '../shared/call.ts';
import { fileNameOf } from '../shared/save-file.ts';
import { newsOf } from './news/news-of.ts';
import { readEvents } from './news/read-events.ts';
import type { ExportFormat, ListQuestion, Page, PortalApi, SavedFile } from '../shared/portal/portal-api.ts';

/** A list call answers a plain array or a page (specification, point 3). */
const pageOf = <R>(answer: readonly R[] | { content: readonly R[]; totalElements: number }): Page<R> =>
  'content' in answer
    ? { rows: answer.content, total: answer.totalElements }
    : { rows: answer, total: answer.length };

type QueryOf<E extends { query: z.ZodType }> = z.input<E['query']>;

/** The filters of a list without its page and order. */
const filtersOf = <E extends { query: z.ZodType }>({
  page: _page,
  size: _size,
  sortBy: _sortBy,
  sortDir: _sortDir,
  ...filters
}: ListQuestion<string>): QueryOf<E> => filters as QueryOf<E>;

/** What the filters of a list let through; the file has an order and an end of its own. */
const fileQuery = <E extends { query: z.ZodType }>(
  format: ExportFormat,
  question: ListQuestion<string>,
): QueryOf<E> => ({ ...(filtersOf<E>(question) as object), format }) as QueryOf<E>;

/** A file under the name that the server gives it. */
const load = async (path: string, accept = '*/*'): Promise<SavedFile> => {
  const response = await request({ method: 'GET', path, accept });
  return { content: await response.blob(), name: fileNameOf(response, 'plateno') };
};

/** The portal over the API of this origin, in the name of the session. */
export const httpPortalApi: PortalApi = {
  merchant: () => call(getOwnMerchant, {}),
  saveProfile: (profile) => call(updateOwnMerchant, { body: profile }),
  saveFiscalProfile: (profile) => call(setOwnFiscalProfile, { body: profile }),
  setLogo: (content) => call(setOwnLogo, { body: { content } }),
  removeLogo: () => call(removeOwnLogo, {}),
  invoiceSeries: () => call(getInvoiceSeries, {}),
  startInvoiceSeries: (startNumber) => call(startInvoiceSeries, { body: { startNumber } }),
  reminders: () => call(listReminders, {}),
  pauseReminders: async (id, isPaused) => {
    const body = { isPaused };
    await (id === null
      ? call(pauseReminders, { body })
      : call(pauseRemindersOfInvoice, { params: { id }, body }));
  },
  changePassword: (change) => call(changeOwnPassword, { body: change }),
  sessions: () => call(listOwnSessions, {}),
  endSession: (id) => call(endOwnSession, { params: { id } }),
  endOtherSessions: () => call(endOtherOwnSessions, {}),
  takings: (question) =>
    call(getOwnTakings, { query: question === undefined ? {} : filtersOf<typeof getOwnTakings>(question) }),
  takingsOverTime: (period) => call(getOwnTakingsOverTime, { query: { period } }),
  payments: async (question) =>
    pageOf(await call(listOwnPayments, { query: question as QueryOf<typeof listOwnPayments> })),
  exportPayments: (format, question) =>
    load(addressOf(exportOwnPayments, { query: fileQuery<typeof exportOwnPayments>(format, question) })),
  payment: (id) => call(getPayment, { params: { id } }),
  followPayments: async ({ lastId, signal, begun, hear }) => {
    const path = addressOf(followOwnPayments, {});
    const accept = 'text/event-stream';
    const { body } = await request({
      method: 'GET',
      path,
      accept,
      signal,
      lastEventId: lastId ?? '',
    });
    begun();
    await readEvents(body!, (event) => hear(newsOf(event), event.id));
  },
  paymentHistory: (id) => call(getPaymentHistory, { params: { id } }),
  refund: (id, request, requestKey) => call(requestRefund, { params: { id }, body: request }, { requestKey }),
  links: async (question) =>
    pageOf(await call(listOwnLinks, { query: question as QueryOf<typeof listOwnLinks> })),
  createLink: (link) => call(createLink, { body: link }),
  link: (id) => call(getLink, { params: { id } }),
  extendLink: (id, days) => call(extendLink, { params: { id }, body: { days } }),
  cancelLink: (id) => call(cancelLink, { params: { id } }),
  invoices: async (question) =>
    pageOf(await call(listOwnInvoices, { query: question as QueryOf<typeof listOwnInvoices> })),
  invoice: (id) => call(getInvoice, { params: { id } }),
  invoicePdf: (id) => load(addressOf(getInvoicePdf, { params: { id } }), 'application/pdf, application/json'),
  exportInvoices: (format, question) =>
    load(addressOf(exportOwnInvoices, { query: fileQuery<typeof exportOwnInvoices>(format, question) })),
  createTestInvoice: () => call(createTestInvoice, {}),
  unprintable: async (texts) =>
    (await call(validateDocumentTexts, { body: { texts: [...texts] } })).unprintable,
  writeInvoice: (draft, requestKey) => call(writeInvoice, { body: draft }, { requestKey }),
  sendInvoice: (id, email) => call(sendInvoice, { params: { id }, body: { email } }),
  annulInvoice: (id, reason) => call(annulInvoice, { params: { id }, body: { reason } }),
  creditInvoice: async ({ paidBy }, credit, requestKey) => {
    if (paidBy === null) throw new Error('only what was paid can be given back');
    await call(requestRefund, { params: { id: paidBy }, body: credit }, { requestKey });
  },
};

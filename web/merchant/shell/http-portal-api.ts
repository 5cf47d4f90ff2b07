import type * as z from 'zod';
import { getOwnMerchant, setOwnFiscalProfile, updateOwnMerchant } from '#contract/merchants/merchants.ts';
import { getNextStep } from '#contract/guidance/next-step.ts';
import { getSession } from '#contract/users/users.ts';
import { followOwnPayments } from '#contract/payments/payment-live-events.ts';
import { exportOwnPayments, getPayment, listOwnPayments } from '#contract/payments/payments.ts';
import type * as invoiceListContract from '#contract/invoices/invoice-lists.ts';
import type * as linksContract from '#contract/links/links.ts';
import type * as summaries from '#contract/list-summaries.ts';
import { getOwnTakings } from '#contract/payments/payment-totals.ts';
import { getOwnTakingsOverTime } from '#contract/payments/takings.ts';
import { requestPath, call, request } from '../../shared/call.ts';
import { pageOf } from '../../shared/portal/page-of.ts';
import { loadReading } from '../live-events/index.ts';
import { fileNameOf } from '../../shared/save-file.ts';
import type { ExportFormat, ListQuery, PortalApi, SavedFile } from '../../shared/portal/portal-api.ts';

type QueryOf<E extends { query: z.ZodType }> = z.input<E['query']>;

/** The filters of a list without its page and order. */
const filtersOf = <E extends { query: z.ZodType }>({
  page: _page,
  size: _size,
  sortBy: _sortBy,
  sortDir: _sortDir,
  ...filters
}: ListQuery<string>): QueryOf<E> => filters as QueryOf<E>;

/** The filters of a list and the format; an export has its own order and limit. */
const exportQuery = <E extends { query: z.ZodType }>(
  format: ExportFormat,
  query: ListQuery<string>,
): QueryOf<E> => ({ ...(filtersOf<E>(query) as object), format }) as QueryOf<E>;

/** Downloads a file with the server's file name. */
const load = async (path: string, accept = '*/*'): Promise<SavedFile> => {
  const response = await request({ method: 'GET', path, accept });
  return { content: await response.blob(), name: fileNameOf(response, 'plateno') };
};

/** Calls that the first screen does not make, and does not load. */
const invoiceActions = () => import('#contract/invoices/invoice-actions.ts');
const invoicePayments = () => import('#contract/invoices/invoice-payments.ts');
const listSummaries = () => import('#contract/list-summaries.ts');
const paymentHistory = () => import('#contract/payments/payment-history.ts');
const accountMails = () => import('#contract/users/account-mails.ts');
const documentTexts = () => import('#contract/invoices/document-texts.ts');
const reminders = () => import('#contract/invoices/invoice-reminders.ts');
const invoiceSeries = () => import('#contract/invoices/invoice-series.ts');
const logos = () => import('#contract/merchants/logos.ts');
const links = () => import('#contract/links/links.ts');
const invoiceReading = () => import('#contract/invoices/invoices.ts');
const invoiceLists = () => import('#contract/invoices/invoice-lists.ts');
const ownSessions = () => import('#contract/users/sessions.ts');

/** The portal's port over the API of this origin, with the current session. */
export const httpPortalApi: PortalApi = {
  merchant: () => call(getOwnMerchant, {}),
  saveProfile: (profile) => call(updateOwnMerchant, { body: profile }),
  saveFiscalProfile: (profile) => call(setOwnFiscalProfile, { body: profile }),
  setLogo: async (content) => call((await logos()).setOwnLogo, { body: { content } }),
  removeLogo: async () => call((await logos()).removeOwnLogo, {}),
  invoiceSeries: async () => call((await invoiceSeries()).getInvoiceSeries, {}),
  startInvoiceSeries: async (startNumber) =>
    call((await invoiceSeries()).startInvoiceSeries, { body: { startNumber } }),
  reminders: async () => call((await reminders()).listReminders, {}),
  pauseReminders: async (id, isPaused) => {
    const body = { isPaused };
    await (id === null
      ? call((await reminders()).pauseReminders, { body })
      : call((await reminders()).pauseRemindersOfInvoice, { params: { id }, body }));
  },
  account: () => call(getSession, {}),
  guidance: () => call(getNextStep, {}),
  resendVerification: async () => call((await accountMails()).resendVerification, {}),
  changeEmail: async (change) => call((await accountMails()).changeEmail, { body: change }),
  changePassword: async (change) => call((await ownSessions()).changeOwnPassword, { body: change }),
  sessions: async () => call((await ownSessions()).listOwnSessions, {}),
  endSession: async (id) => call((await ownSessions()).endOwnSession, { params: { id } }),
  endOtherSessions: async () => call((await ownSessions()).endOtherOwnSessions, {}),
  takings: (query) =>
    call(getOwnTakings, { query: query === undefined ? {} : filtersOf<typeof getOwnTakings>(query) }),
  takingsOverTime: (period, on) => call(getOwnTakingsOverTime, { query: { period, on } }),
  payments: async (query) =>
    pageOf(await call(listOwnPayments, { query: query as QueryOf<typeof listOwnPayments> })),
  paymentCounts: async (query) =>
    call((await listSummaries()).summariseOwnPayments, {
      query: filtersOf<typeof summaries.summariseOwnPayments>(query),
    }),
  exportPayments: (format, query) =>
    load(requestPath(exportOwnPayments, { query: exportQuery<typeof exportOwnPayments>(format, query) })),
  payment: (id) => call(getPayment, { params: { id } }),
  subscribe: async ({ lastId, signal, onOpen, onEvent }) => {
    const path = requestPath(followOwnPayments, {});
    const accept = 'text/event-stream';
    const { body } = await request({
      method: 'GET',
      path,
      accept,
      signal,
      lastEventId: lastId ?? '',
    });
    const { readLiveEvents } = await loadReading();
    onOpen();
    await readLiveEvents(body!, onEvent);
  },
  paymentHistory: async (id) => call((await paymentHistory()).getPaymentHistory, { params: { id } }),
  refund: async (id, request) =>
    call((await paymentHistory()).requestRefund, { params: { id }, body: request }),
  links: async (query) =>
    pageOf(
      await call((await links()).listOwnLinks, {
        query: query as QueryOf<typeof linksContract.listOwnLinks>,
      }),
    ),
  linkSummary: async (query) =>
    call((await listSummaries()).summariseOwnLinks, {
      query: filtersOf<typeof summaries.summariseOwnLinks>(query),
    }),
  createLink: async (link) => call((await links()).createLink, { body: link }),
  link: async (id) => call((await links()).getLink, { params: { id } }),
  extendLink: async (id, days) => call((await links()).extendLink, { params: { id }, body: { days } }),
  cancelLink: async (id) => call((await links()).cancelLink, { params: { id } }),
  invoices: async (query) =>
    pageOf(
      await call((await invoiceLists()).listOwnInvoices, {
        query: query as QueryOf<typeof invoiceListContract.listOwnInvoices>,
      }),
    ),
  invoiceSummary: async (query) =>
    call((await listSummaries()).summariseOwnInvoices, {
      query: filtersOf<typeof summaries.summariseOwnInvoices>(query),
    }),
  invoice: async (id) => call((await invoiceReading()).getInvoice, { params: { id } }),
  invoicePdf: async (id) =>
    load(
      requestPath((await invoiceReading()).getInvoicePdf, { params: { id } }),
      'application/pdf, application/json',
    ),
  exportInvoices: async (format, query) =>
    load(
      requestPath((await invoiceLists()).exportOwnInvoices, {
        query: exportQuery<typeof invoiceListContract.exportOwnInvoices>(format, query),
      }),
    ),
  createTestInvoice: async () => call((await invoiceActions()).createTestInvoice, {}),
  documentTexts: async (texts) =>
    call((await documentTexts()).validateDocumentTexts, { body: { texts: [...texts] } }),
  vatNumber: async (number) =>
    call((await import('#contract/invoices/vat-numbers.ts')).getVatNumber, { params: { number } }),
  writeInvoice: async (draft) => call((await invoiceActions()).writeInvoice, { body: draft }),
  sendInvoice: async (id, email) =>
    call((await invoiceActions()).sendInvoice, { params: { id }, body: { email } }),
  annulInvoice: async (id, reason) =>
    call((await invoiceActions()).annulInvoice, { params: { id }, body: { reason } }),
  recordTransfer: async (id, transfer) =>
    call((await invoicePayments()).recordTransfer, { params: { id }, body: transfer }),
  takeBackTransfer: async (id, paymentId, reason) =>
    call((await invoicePayments()).takeBackTransfer, { params: { id, paymentId }, body: { reason } }),
  creditInvoice: async ({ paidBy }, credit) => {
    if (paidBy === null) throw new Error('only what was paid can be given back');
    await call((await paymentHistory()).requestRefund, { params: { id: paidBy }, body: credit });
  },
};

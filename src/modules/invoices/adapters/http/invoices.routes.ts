import { writeDebitNote } from '#contract/invoices/debit-notes.ts';
import * as actions from '#contract/invoices/invoice-actions.ts';
import { listOpenAdvances } from '#contract/invoices/invoice-advances.ts';
import * as payments from '#contract/invoices/invoice-payments.ts';
import * as reminders from '#contract/invoices/invoice-reminders.ts';
import * as series from '#contract/invoices/invoice-series.ts';
import * as lists from '#contract/invoices/invoice-lists.ts';
import * as summaries from '#contract/list-summaries.ts';
import * as contract from '#contract/invoices/invoices.ts';
import { getVatNumber } from '#contract/invoices/vat-numbers.ts';
import type { Actor } from '#kernel/actor.ts';
import { businessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import { Money } from '#kernel/money.ts';
import type { DataViews, MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { presentList, readPage } from '#platform/http/list-query.ts';
import { Download, serve, type Request, type Route } from '#platform/http/route.ts';
import { exportDownload } from '#platform/http/export-download.ts';
import type { AnnulInvoice } from '../../application/corrections/annul-invoice.ts';
import type { CheckVatNumber } from '../../application/check-vat-number.ts';
import type { CreateTestInvoice } from '../../application/create-test-invoice.ts';
import { getInvoicePdf } from '../../application/get-invoice-pdf.ts';
import { getInvoice } from '../../application/get-invoice.ts';
import type { PauseReminders } from '../../application/pause-reminders.ts';
import type { RecordTransfer } from '../../application/record-transfer.ts';
import type { SendInvoice } from '../../application/send-invoice.ts';
import type { StartSeries } from '../../application/numbers/start-series.ts';
import type { TakeBackTransfer } from '../../application/take-back-transfer.ts';
import { validateDraft } from '../../application/validate-draft.ts';
import type { WriteDebitNote } from '../../application/corrections/write-debit-note.ts';
import type { WriteInvoice } from '../../application/write-invoice.ts';
import type { InvoicePrinter } from '../../ports/invoice-printer.ts';
import type { FindInvoice } from '../../application/invoice-view.ts';
import type { InvoiceFilters } from '../postgres/invoice-filters.ts';
import type { ExportInvoices } from '../postgres/export-invoices.ts';
import { getSeries } from '../postgres/get-series.ts';
import { listInvoices, listOwnInvoices } from '../postgres/list-invoices.ts';
import { summariseInvoices, summariseOwnInvoices } from '../postgres/summarise-invoices.ts';
import { openAdvances } from '../postgres/open-advances.ts';
import { listReminders } from '../postgres/list-reminders.ts';
import { presentOpenAdvance } from './present-advances.ts';
import { creditNoteRoutes } from './credit-notes.routes.ts';
import { presentSums } from './present-sums.ts';
import { presentInvoice, presentInvoiceSummary } from './present-invoice.ts';
import { readDebitNote, readDraft, readPartialDraft } from './read-draft.ts';

type Deps = Parameters<typeof creditNoteRoutes>[0] &
  Readonly<{
    database: Database;
    merchants: MerchantDirectory;
    dataViews: DataViews;
    clock: Clock;
    messages: Messages;
    findInvoice: FindInvoice;
    printer: InvoicePrinter;
    writeDebitNote: WriteDebitNote;
    writeInvoice: WriteInvoice;
    checkVatNumber: CheckVatNumber;
    createTestInvoice: CreateTestInvoice;
    annulInvoice: AnnulInvoice;
    sendInvoice: SendInvoice;
    exportInvoices: ExportInvoices;
    pauseReminders: PauseReminders;
    startSeries: StartSeries;
    recordTransfer: RecordTransfer;
    takeBackTransfer: TakeBackTransfer;
  }>;
type Caller = Readonly<{ actor: Actor; language: Language }>;

const presented = async (deps: Deps, { actor, language }: Caller, invoiceId: number) =>
  presentInvoice(await getInvoice(deps, actor, invoiceId), language, deps.messages);

const readRoutes = (deps: Deps): Route[] => [
  serve(lists.listOwnInvoices, async ({ query, caller: { actor } }) => {
    const list = readPage(query, 'id');
    const invoices = await listOwnInvoices(deps, actor, { filters: query, page: list.page });
    return presentList('invoices', list, invoices, presentInvoiceSummary);
  }),
  serve(summaries.summariseOwnInvoices, async ({ query, caller: { actor } }) =>
    presentSums(await summariseOwnInvoices(deps, actor, query)),
  ),
  serve(summaries.summariseInvoices, async ({ query, caller: { actor } }) =>
    presentSums(await summariseInvoices(deps, actor, query)),
  ),
  serve(lists.listInvoices, async ({ query, caller: { actor } }) => {
    const list = readPage(query, 'id');
    const invoices = await listInvoices(deps, actor, { filters: query, page: list.page });
    const merchantIds = invoices.items.map(({ merchantId }) => merchantId);
    await deps.dataViews.record(actor, merchantIds, 'DOCUMENTS');
    return presentList('invoices', list, invoices, presentInvoiceSummary);
  }),
  serve(contract.getInvoice, async ({ params, caller }) => {
    const invoice = await presented(deps, caller, params.id);
    await deps.dataViews.record(caller.actor, [invoice.merchantId], 'DOCUMENTS');
    return invoice;
  }),
  serve(contract.getInvoicePdf, async ({ params, caller: { actor, signal } }) => {
    const pdf = await getInvoicePdf(deps, { actor, invoiceId: params.id, signal });
    const { fileName, content, merchantId } = pdf;
    await deps.dataViews.record(actor, [merchantId], 'DOCUMENTS_FILE');
    return new Download({ type: 'application/pdf', fileName, content });
  }),
];

const writeRoutes = (deps: Deps): Route[] => [
  serve(
    actions.writeInvoice,
    async ({ body, caller }) => {
      const draft = readDraft(body, deps.messages);
      const { actor } = caller;
      const { customerId, draftId, advances: advanceIds, send } = body;
      const cardMax = body.cardMax ? Money.ofDecimal(body.cardMax, draft.currency) : null;
      const about = { draft, customerId, draftId, advanceIds, cardMax, send };
      const id = await deps.writeInvoice.execute({ actor, ...about });
      return presented(deps, caller, id);
    },
    { validate: ({ given, caller: { actor } }) => validateDraft(deps, actor, readPartialDraft(given)) },
  ),
  serve(actions.createTestInvoice, async ({ caller }) =>
    presented(deps, caller, await deps.createTestInvoice.execute({ actor: caller.actor })),
  ),
  serve(
    actions.annulInvoice,
    async ({ params: { id: invoiceId }, body: { reason }, caller }) => {
      await deps.annulInvoice.execute({ actor: caller.actor, invoiceId, reason });
      return presented(deps, caller, invoiceId);
    },
    { find: ({ params, caller: { actor } }) => getInvoice(deps, actor, params.id) },
  ),
  serve(
    actions.sendInvoice,
    async ({ params: { id: invoiceId }, body: { email: recipient, isReminder }, caller }) => {
      await deps.sendInvoice.execute({ actor: caller.actor, invoiceId, recipient, isReminder });
      return presented(deps, caller, invoiceId);
    },
    { find: ({ params, caller: { actor } }) => getInvoice(deps, actor, params.id) },
  ),
];

const debitNoteRoutes = (deps: Deps): Route[] => [
  serve(
    writeDebitNote,
    async ({ params: { id: invoiceId }, body, caller }) => {
      const note = { invoiceId, draftIn: readDebitNote(body, deps.messages), isSent: body.send };
      const id = await deps.writeDebitNote.execute({ actor: caller.actor, ...note });
      return presented(deps, caller, id);
    },
    { find: ({ params, caller: { actor } }) => getInvoice(deps, actor, params.id) },
  ),
];

const vatNumberRoutes = ({ checkVatNumber }: Deps): Route[] => [
  serve(getVatNumber, async ({ params: { number }, caller: { actor } }) => {
    const check = await checkVatNumber.execute({ actor, number });
    return {
      number,
      state: check?.state ?? 'NOT_NOW',
      requestId: check?.requestId ?? null,
      name: check?.name ?? null,
      address: check?.address ?? null,
      checkedAt: check?.checkedAt.toISOString() ?? null,
    };
  }),
];

const paymentRoutes = (deps: Deps): Route[] => [
  serve(
    payments.recordTransfer,
    async ({ params: { id: invoiceId }, body, caller }) => {
      const { actor, requestKey } = caller;
      const { amount, paidOn: day, note = null } = body;
      const transfer = { amount: amount ?? undefined, paidOn: businessDate(day), note, requestKey };
      await deps.recordTransfer.execute({ actor, invoiceId, ...transfer });
      return presented(deps, caller, invoiceId);
    },
    { find: ({ params, caller: { actor } }) => getInvoice(deps, actor, params.id) },
  ),
  serve(
    payments.takeBackTransfer,
    async ({ params: { id: invoiceId, paymentId }, body: { reason }, caller }) => {
      await deps.takeBackTransfer.execute({ actor: caller.actor, invoiceId, paymentId, reason });
      return presented(deps, caller, invoiceId);
    },
    { find: ({ params, caller: { actor } }) => getInvoice(deps, actor, params.id) },
  ),
];

const advanceRoutes = (deps: Deps): Route[] => [
  serve(listOpenAdvances, async ({ query, caller: { actor } }) => ({
    advances: (await openAdvances(deps, actor, query)).map(presentOpenAdvance),
  })),
];

const seriesRoutes = (deps: Deps): Route[] => [
  serve(series.getInvoiceSeries, ({ caller: { actor } }) => getSeries(deps, actor)),
  serve(series.startInvoiceSeries, async ({ body: { startNumber }, caller: { actor } }) => {
    await deps.startSeries.execute({ actor, startNumber });
    return getSeries(deps, actor);
  }),
];

const reminderRoutes = (deps: Deps): Route[] => [
  serve(reminders.listReminders, ({ caller: { actor } }) => listReminders(deps, actor)),
  serve(reminders.pauseReminders, async ({ body: { isPaused }, caller: { actor } }) => {
    await deps.pauseReminders.execute({ actor, invoiceId: null, isPaused });
    return listReminders(deps, actor);
  }),
  serve(
    reminders.pauseRemindersOfInvoice,
    async ({ params: { id: invoiceId }, body: { isPaused }, caller: { actor } }) => {
      await deps.pauseReminders.execute({ actor, invoiceId, isPaused });
      return { isPaused };
    },
    { find: ({ params, caller: { actor } }) => getInvoice(deps, actor, params.id) },
  ),
];

type ExportRequest = Request<
  unknown,
  InvoiceFilters & Readonly<{ format: Parameters<ExportInvoices>[0]['format'] }>
>;

const exportRoutes = ({ exportInvoices }: Deps): Route[] => {
  const download =
    (scope: 'OWN' | 'BACK_OFFICE') =>
    async ({ query: { format, ...filters }, caller: { actor, language } }: ExportRequest) =>
      exportDownload(format, await exportInvoices({ actor, scope, format, filters, language }));
  return [
    serve(lists.exportOwnInvoices, download('OWN')),
    serve(lists.exportInvoices, download('BACK_OFFICE')),
  ];
};

export const invoiceRoutes = (deps: Deps): Route[] => [
  ...advanceRoutes(deps),
  ...readRoutes(deps),
  ...writeRoutes(deps),
  ...debitNoteRoutes(deps),
  ...vatNumberRoutes(deps),
  ...paymentRoutes(deps),
  ...creditNoteRoutes(deps),
  ...seriesRoutes(deps),
  ...reminderRoutes(deps),
  ...exportRoutes(deps),
];

import * as acts from '#contract/invoice-acts.ts';
import * as reminders from '#contract/invoice-reminders.ts';
import * as series from '#contract/invoice-series.ts';
import * as contract from '#contract/invoices.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Sentences } from '#kernel/sentences.ts';
import { sheetDownload } from '#platform/http/sheet-download.ts';
import { presentList, readPage } from '#platform/http/list-query.ts';
import { Download, serve, type Request, type Route } from '#platform/http/route.ts';
import type { AnnulInvoice } from '../../application/annul-invoice.ts';
import type { CreateTestInvoice } from '../../application/create-test-invoice.ts';
import type { ExamineDraft } from '../../application/examine-draft.ts';
import type { ExportInvoices } from '../../application/export-invoices.ts';
import type { GetInvoice } from '../../application/get-invoice.ts';
import type { GetInvoicePdf } from '../../application/get-invoice-pdf.ts';
import type { ListInvoices } from '../../application/list-invoices.ts';
import type { PauseReminders } from '../../application/pause-reminders.ts';
import type { SendInvoice } from '../../application/send-invoice.ts';
import type { ShowReminders } from '../../application/show-reminders.ts';
import type { ShowSeries } from '../../application/show-series.ts';
import type { StartSeries } from '../../application/start-series.ts';
import type { WriteInvoice } from '../../application/write-invoice.ts';
import type { InvoiceFilters } from '../../ports/invoice-views.ts';
import type { SheetFormat } from '../../ports/invoice-sheets.ts';
import { presentInvoice, presentInvoiceSummary } from './present-invoice.ts';
import { readDraft, readPartialDraft } from './read-draft.ts';

export type InvoiceActs = Readonly<{
  listInvoices: ListInvoices;
  getInvoice: GetInvoice;
  getInvoicePdf: GetInvoicePdf;
  examineDraft: ExamineDraft;
  writeInvoice: WriteInvoice;
  createTestInvoice: CreateTestInvoice;
  annulInvoice: AnnulInvoice;
  sendInvoice: SendInvoice;
  exportInvoices: ExportInvoices;
  showReminders: ShowReminders;
  pauseReminders: PauseReminders;
  showSeries: ShowSeries;
  startSeries: StartSeries;
  sentences: Sentences;
}>;

const readRoutes = ({ listInvoices, getInvoice, getInvoicePdf, sentences }: InvoiceActs): Route[] => [
  serve(contract.listOwnInvoices, async ({ query, caller: { actor } }) => {
    const asked = readPage(query, 'id');
    const invoices = await listInvoices.execute({ actor, scope: 'own', filters: query, page: asked.page });
    return presentList('invoices', asked, invoices, presentInvoiceSummary);
  }),
  serve(contract.listInvoices, async ({ query, caller: { actor } }) => {
    const asked = readPage(query, 'id');
    const { page } = asked;
    const invoices = await listInvoices.execute({ actor, scope: 'back-office', filters: query, page });
    return presentList('invoices', asked, invoices, presentInvoiceSummary);
  }),
  serve(contract.getInvoice, async ({ params, caller: { actor, language } }) =>
    presentInvoice(await getInvoice.execute({ actor, invoiceId: params.id }), language, sentences),
  ),
  serve(contract.getInvoicePdf, async ({ params, caller: { actor, signal } }) => {
    const { fileName, content } = await getInvoicePdf.execute({ actor, invoiceId: params.id, signal });
    return new Download({ type: 'application/pdf', fileName, content });
  }),
];

const actRoutes = ({
  getInvoice,
  examineDraft,
  writeInvoice,
  createTestInvoice,
  annulInvoice,
  sendInvoice,
  sentences,
}: InvoiceActs): Route[] => [
  serve(
    acts.writeInvoice,
    async ({ body, caller: { actor, language } }) => {
      const draft = readDraft(body, sentences);
      return presentInvoice(await writeInvoice.execute({ actor, draft }), language, sentences);
    },
    {
      examine: ({ given, caller: { actor } }) =>
        examineDraft.execute({ actor, draft: readPartialDraft(given) }),
    },
  ),
  serve(acts.createTestInvoice, async ({ caller: { actor, language } }) =>
    presentInvoice(await createTestInvoice.execute({ actor }), language, sentences),
  ),
  serve(
    acts.annulInvoice,
    async ({ params, body: { reason }, caller: { actor, language } }) => {
      const invoice = await annulInvoice.execute({ actor, invoiceId: params.id, reason });
      return presentInvoice(invoice, language, sentences);
    },
    { find: ({ params, caller: { actor } }) => getInvoice.execute({ actor, invoiceId: params.id }) },
  ),
  serve(
    acts.sendInvoice,
    async ({ params, body: { email }, caller: { actor, language } }) => {
      const invoice = await sendInvoice.execute({ actor, invoiceId: params.id, recipient: email });
      return presentInvoice(invoice, language, sentences);
    },
    { find: ({ params, caller: { actor } }) => getInvoice.execute({ actor, invoiceId: params.id }) },
  ),
];

const seriesRoutes = ({ showSeries, startSeries }: InvoiceActs): Route[] => [
  serve(series.getInvoiceSeries, ({ caller: { actor } }) => showSeries.execute({ actor })),
  serve(series.startInvoiceSeries, ({ body: { startNumber }, caller: { actor } }) =>
    startSeries.execute({ actor, startNumber }),
  ),
];

const reminderRoutes = ({ showReminders, pauseReminders, getInvoice }: InvoiceActs): Route[] => {
  const present = async (actor: Actor) => {
    const { isPaused, pausedInvoiceIds, reminders: sent } = await showReminders.execute({ actor });
    return { isPaused, pausedInvoiceIds: [...pausedInvoiceIds], reminders: [...sent] };
  };
  return [
    serve(reminders.listReminders, ({ caller: { actor } }) => present(actor)),
    serve(reminders.pauseReminders, async ({ body: { isPaused }, caller: { actor } }) => {
      await pauseReminders.execute({ actor, invoiceId: null, isPaused });
      return present(actor);
    }),
    serve(
      reminders.pauseRemindersOfInvoice,
      async ({ params: { id: invoiceId }, body: { isPaused }, caller: { actor } }) => {
        await pauseReminders.execute({ actor, invoiceId, isPaused });
        return { isPaused };
      },
      { find: ({ params, caller: { actor } }) => getInvoice.execute({ actor, invoiceId: params.id }) },
    ),
  ];
};

type ExportRequest = Request<unknown, InvoiceFilters & Readonly<{ format: SheetFormat }>>;

const exportRoutes = ({ exportInvoices }: InvoiceActs): Route[] => {
  const download =
    (scope: 'OWN' | 'BACK_OFFICE') =>
    async ({ query: { format, ...filters }, caller: { actor, language } }: ExportRequest) => {
      const wish = { actor, scope, format, filters, language };
      return sheetDownload(format, await exportInvoices.execute(wish));
    };
  return [
    serve(contract.exportOwnInvoices, download('OWN')),
    serve(contract.exportInvoices, download('BACK_OFFICE')),
  ];
};

export const invoiceRoutes = (served: InvoiceActs): Route[] => [
  ...readRoutes(served),
  ...actRoutes(served),
  ...seriesRoutes(served),
  ...reminderRoutes(served),
  ...exportRoutes(served),
];

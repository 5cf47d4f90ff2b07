import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Events } from '#kernel/events.ts';
import { Jobs } from '#kernel/jobs.ts';
import { Letters } from '#kernel/letters.ts';
import { Random } from '#kernel/random.ts';
import { Messages } from '#kernel/messages.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { CustomerDirectory } from '#modules/customers/index.ts';
import { CreateLink, PayableLinks } from '#modules/links/index.ts';
import { ClosedMonths, DataViews, Logos, MerchantDirectory } from '#modules/merchants/index.ts';
import { LockedPayments } from '#modules/payments/index.ts';
import { ExchangeRates } from '#modules/rates/index.ts';
import { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { TransactionsToken } from '#platform/database/transactions.ts';
import { defineModule } from '#platform/define-module.ts';
import { Log } from '#platform/log.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { AnchorFile } from './adapters/files/anchor-file.ts';
import { customerSubscriptions } from './adapters/events/customer-events.ts';
import { buyerRequestRoutes } from './adapters/http/buyer-requests.routes.ts';
import { invoiceSnapshots } from './adapters/http/invoice-snapshots.ts';
import { draftRoutes } from './adapters/http/drafts.routes.ts';
import { invoiceHomePart } from './adapters/http/home-part.ts';
import { invoiceRoutes } from './adapters/http/invoices.routes.ts';
import { invoiceChecks } from './adapters/postgres/check-invoices.ts';
import { ExportInvoices } from './adapters/postgres/export-invoices.ts';
import { findInvoice } from './adapters/postgres/find-invoice.ts';
import { documentActivity } from './adapters/http/document-activity.ts';
import { seriesOf } from './adapters/postgres/get-series.ts';
import { invoiceAttention } from './adapters/postgres/invoice-attention.ts';
import { invoiceGauges } from './adapters/postgres/invoice-gauges.ts';
import { invoiceSearch } from './adapters/postgres/list-invoices.ts';
import { MarkOverdue } from './adapters/postgres/mark-overdue.ts';
import { sqlDocumentsOfMonth } from './adapters/postgres/sql-documents-of-month.ts';
import { SqlTurnoverOfYear } from './adapters/postgres/sql-turnover-of-year.ts';
import { personalDrafts } from './adapters/postgres/personal-drafts.ts';
import { SqlPersonalDocuments } from './adapters/postgres/sql-personal-documents.ts';
import { PostedAnchors } from './adapters/remote/posted-anchors.ts';
import { AnchorNumbers } from './application/numbers/anchor-numbers.ts';
import { AnnulInvoice } from './application/corrections/annul-invoice.ts';
import { CheckSale } from './application/check-sale.ts';
import { ContinueSeries } from './application/numbers/continue-series.ts';
import { ChainOfDocuments, ReadChain } from './application/numbers/read-chain.ts';
import { CorrectProof } from './application/numbers/correct-proof.ts';
import { CreateTestInvoice } from './application/create-test-invoice.ts';
import { DocumentsOfClosing } from './application/documents-of-closing.ts';
import { DocumentsOfMonth } from './application/documents-of-month.ts';
import { InvoiceSnapshots } from './application/invoice-snapshots.ts';
import { MailReceipt } from './application/mail-receipt.ts';
import { PrintCopy } from './application/print-copy.ts';
import { QueueReceipt } from './application/queue-receipt.ts';
import { RemindCustomers } from './application/remind-customers.ts';
import { RecordTransfer } from './application/record-transfer.ts';
import { RenewLink } from './application/renew-link.ts';
import { SendInvoice } from './application/send-invoice.ts';
import { TakeBackTransfer } from './application/take-back-transfer.ts';
import { TurnoverOfYear } from './application/turnover-of-year.ts';
import { SeriesStart } from './application/numbers/series-start.ts';
import { UblFiles } from './application/ubl-files.ts';
import { VerifyNumbers } from './application/numbers/verify-numbers.ts';
import { WriteCreditNote } from './application/corrections/write-credit-note.ts';
import { WriteDebitNote } from './application/corrections/write-debit-note.ts';
import { WriteInvoice } from './application/write-invoice.ts';
import { auditActions, auditSubjects } from './domain/audit-actions.ts';
import { ContentsOfPayments } from './ports/contents-of-payments.ts';
import { invoiceAdapters, invoiceContributions } from './invoices.adapters.ts';
import { invoiceJobs, invoiceSubscriptions } from './invoices.jobs.ts';
import { invoiceLetters } from './invoices.letters.ts';
import { documentProofs } from './invoices.proofs.ts';
import { invoiceUseCases } from './invoices.use-cases.ts';

export const invoicesModule = defineModule({
  name: 'invoices',
  needs: {
    audit: AuditLog,
    clock: Clock,
    config: Config,
    createLink: CreateLink,
    customerDirectory: CustomerDirectory,
    database: DatabaseToken,
    dataViews: DataViews,
    events: Events,
    htmlPrinter: HtmlPrinter,
    jobs: Jobs,
    limits: RateLimits,
    log: Log,
    links: PayableLinks,
    lockedPayments: LockedPayments,
    logos: Logos,
    letters: Letters,
    merchants: MerchantDirectory,
    random: Random,
    messages: Messages,
    exchangeRates: ExchangeRates,
    transactions: TransactionsToken,
    work: UnitOfWork,
  },
  answers: { closedMonths: ClosedMonths, contents: ContentsOfPayments, ublFiles: UblFiles },
  adapters: invoiceAdapters,
  contributes: invoiceContributions,
  provides: {
    anchorNumbers: AnchorNumbers,
    annulInvoice: AnnulInvoice,
    chainOfDocuments: ChainOfDocuments,
    checkSale: CheckSale,
    continueSeries: ContinueSeries,
    correctProof: CorrectProof,
    createTestInvoice: CreateTestInvoice,
    documentsOfClosing: DocumentsOfClosing,
    documentsOfMonth: DocumentsOfMonth,
    exportInvoices: ExportInvoices,
    mailReceipt: MailReceipt,
    markOverdue: MarkOverdue,
    printCopy: PrintCopy,
    receipts: QueueReceipt,
    recordTransfer: RecordTransfer,
    remindCustomers: RemindCustomers,
    renewLink: RenewLink,
    sendInvoice: SendInvoice,
    seriesStart: SeriesStart,
    snapshots: InvoiceSnapshots,
    takeBackTransfer: TakeBackTransfer,
    turnoverOfYear: TurnoverOfYear,
    verifyNumbers: VerifyNumbers,
    writeCreditNote: WriteCreditNote,
    writeDebitNote: WriteDebitNote,
    writeInvoice: WriteInvoice,
  },
  create: (deps) => {
    const { anchorFile, anchorUrl } = deps.config;
    const file = new AnchorFile(anchorFile);
    const anchorStore = anchorUrl === null ? file : new PostedAnchors(file, deps.jobs);
    const useCases = invoiceUseCases(deps);
    const find = findInvoice(deps);
    const proofs = documentProofs({ ...deps, ...useCases, anchorStore });
    return {
      api: {
        ...useCases,
        seriesStart: {
          of: (merchantId) => seriesOf(deps, merchantId),
          set: (command) => useCases.startSeries.execute(command),
        },
        chainOfDocuments: new ReadChain({ ...useCases.proofs, anchorStore }),
        documentsOfMonth: sqlDocumentsOfMonth(deps),
        snapshots: invoiceSnapshots({ ...deps, findInvoice: find }),
        turnoverOfYear: new SqlTurnoverOfYear(deps),
      },
      routes: [
        ...invoiceRoutes({ ...deps, ...useCases, findInvoice: find }),
        ...draftRoutes({ ...deps, ...useCases }),
        ...buyerRequestRoutes({ ...deps, ...useCases }),
        ...proofs.routes,
      ],
      pages: proofs.pages,
      formPosts: proofs.formPosts,
      jobs: [...invoiceJobs(useCases, anchorStore, anchorUrl), ...proofs.jobs],
      letters: invoiceLetters,
      subscriptions: [...invoiceSubscriptions(useCases), ...customerSubscriptions(deps)],
      checks: invoiceChecks({ ...deps, ...useCases, anchorStore }),
      metrics: invoiceGauges(deps),
      attention: invoiceAttention(deps),
      activity: [documentActivity(deps)],
      home: [invoiceHomePart(deps)],
      search: [invoiceSearch(deps)],
      auditActions,
      auditSubjects,
      personalData: [new SqlPersonalDocuments(deps), personalDrafts(deps)],
    };
  },
});

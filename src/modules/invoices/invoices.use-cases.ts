import type { Events } from '#kernel/events.ts';
import type { DataViews } from '#modules/merchants/index.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import { useCase } from '#platform/define-module.ts';
import { mailDomainOf } from '#platform/mail/mail-domain.ts';
import type { RateLimits } from '#kernel/rate-limits.ts';
import { exportInvoices } from './adapters/postgres/export-invoices.ts';
import { isPaidElsewhere } from './adapters/postgres/is-paid-elsewhere.ts';
import { markOverdue } from './adapters/postgres/mark-overdue.ts';
import { paidByCard } from './adapters/postgres/paid-by-card.ts';
import { storeVatCheck } from './adapters/postgres/store-vat-check.ts';
import { findInvoice } from './adapters/postgres/find-invoice.ts';
import { SqlDocumentsOfClosing } from './adapters/postgres/sql-documents-of-closing.ts';
import { mailedProofs } from './adapters/mail/mailed-proofs.ts';
import { proofKeys } from './adapters/signatures/proof-keys.ts';
import { Ed25519Signatures } from './adapters/signatures/ed25519-signatures.ts';
import { sha256Digest } from './adapters/signatures/sha256-digest.ts';
import { SqlNumberChains } from './adapters/postgres/sql-number-chains.ts';
import { AcceptBuyerRequest } from './application/corrections/accept-buyer-request.ts';
import { AnchorNumbers } from './application/numbers/anchor-numbers.ts';
import { AnnulInvoice } from './application/corrections/annul-invoice.ts';
import { CheckSale } from './application/check-sale.ts';
import { CheckVatNumber } from './application/check-vat-number.ts';
import { ContinueSeries } from './application/numbers/continue-series.ts';
import { CorrectProof } from './application/numbers/correct-proof.ts';
import { CreditDocument } from './application/corrections/credit-document.ts';
import { CreateTestInvoice } from './application/create-test-invoice.ts';
import { DeductAdvances } from './application/deduct-advances.ts';
import { DeleteDraft } from './application/delete-draft.ts';
import { InstallmentLinks } from './application/installment-links.ts';
import { InvoiceLimits } from './application/invoice-limits.ts';
import { IssueCreditNote } from './application/corrections/issue-credit-note.ts';
import { IssueInvoiceForPayment } from './application/issue-invoice-for-payment.ts';
import { MailBuyerRefusal } from './application/corrections/mail-buyer-refusal.ts';
import { MailReceipt } from './application/mail-receipt.ts';
import { NotifyHolders } from './application/notify-holders.ts';
import { PauseReminders } from './application/pause-reminders.ts';
import { PrintCopy } from './application/print-copy.ts';
import { QueueReceipt } from './application/queue-receipt.ts';
import { RecordTransfer } from './application/record-transfer.ts';
import { RefuseBuyerRequest } from './application/corrections/refuse-buyer-request.ts';
import { RemindCustomers } from './application/remind-customers.ts';
import { RenewLink } from './application/renew-link.ts';
import { SaveDraft } from './application/save-draft.ts';
import type { UblFiles } from './application/ubl-files.ts';
import { SendPayerReceipt } from './application/send-payer-receipt.ts';
import { SendInvoice } from './application/send-invoice.ts';
import { StartSeries } from './application/numbers/start-series.ts';
import { AnnulCreditNote } from './application/corrections/annul-credit-note.ts';
import { TakeBackTransfer } from './application/take-back-transfer.ts';
import { VerifyNumbers } from './application/numbers/verify-numbers.ts';
import { WriteDebitNote } from './application/corrections/write-debit-note.ts';
import { WriteCreditNote } from './application/corrections/write-credit-note.ts';
import { WriteInvoice } from './application/write-invoice.ts';

type DepsOf<C extends new (deps: never) => unknown> = ConstructorParameters<C>[0];
type Platform = Readonly<{
  config: Config;
  database: Database;
  events: Events;
  dataViews: DataViews;
  transactions: Transactions;
  limits: RateLimits;
  ublFiles: UblFiles;
}>;
type Deps = Platform &
  Omit<
    DepsOf<typeof WriteInvoice> &
      DepsOf<typeof AnnulInvoice> &
      DepsOf<typeof CheckVatNumber> &
      DepsOf<typeof IssueCreditNote> &
      DepsOf<typeof MailReceipt> &
      DepsOf<typeof QueueReceipt> &
      DepsOf<typeof IssueInvoiceForPayment> &
      DepsOf<typeof RenewLink> &
      DepsOf<typeof InstallmentLinks> &
      DepsOf<typeof DeductAdvances> &
      DepsOf<typeof RemindCustomers> &
      Pick<DepsOf<typeof SaveDraft>, 'drafts'> &
      Pick<DepsOf<typeof AcceptBuyerRequest>, 'requests' | 'lockedPayments'> &
      Pick<DepsOf<typeof MailBuyerRefusal>, 'letters'>,
    | 'limits'
    | 'receipts'
    | 'notifyHolders'
    | 'mailDomain'
    | 'findInvoice'
    | 'installmentLinks'
    | 'paidByCard'
    | 'isPaidElsewhere'
    | 'mailedProofs'
    | 'storeVatCheck'
    | 'deductAdvances'
    | 'sendInvoice'
  >;

export const invoiceLimits = ({ limits, config }: Pick<Platform, 'limits' | 'config'>): InvoiceLimits =>
  new InvoiceLimits({ counts: limits, mailsPerHour: config.mail.perHour });

/** Creates the use-cases of the module, each once. */
export const invoiceUseCases = (given: Deps) => {
  const limits = invoiceLimits(given);
  const mailDomain = mailDomainOf(given.config.mail.from);
  const receipts = useCase(QueueReceipt, { ...given, mailDomain });
  const installmentLinks = useCase(InstallmentLinks, { ...given, paidByCard: paidByCard(given) });
  const renewLink = useCase(RenewLink, { ...given, installmentLinks });
  const creditDocument = useCase(CreditDocument, { ...given, renewLink });
  const notifyHolders = useCase(NotifyHolders, { ...given, receipts });
  const find = findInvoice(given);
  const sendInvoice = useCase(SendInvoice, { ...given, limits, receipts, findInvoice: find });
  const deps = {
    ...given,
    limits,
    receipts,
    notifyHolders,
    renewLink,
    installmentLinks,
    deductAdvances: useCase(DeductAdvances, given),
    creditDocument,
    sendInvoice,
    findInvoice: find,
    chains: new SqlNumberChains(given),
    storeVatCheck: storeVatCheck(given),
    digest: sha256Digest,
  };
  // Signed with `ANCHOR_KEY`, else with a key derived from `SECRETS_KEY`.
  const signatures = new Ed25519Signatures(given.config.anchorKeys);
  const verifyNumbers = useCase(VerifyNumbers, deps);
  const documentsOfClosing = new SqlDocumentsOfClosing({ ...deps, verifyNumbers });
  const keys = proofKeys(given.config.anchorKeys);
  return {
    documentsOfClosing,
    receipts,
    renewLink,
    issueInvoice: useCase(IssueInvoiceForPayment, deps),
    issueCreditNote: useCase(IssueCreditNote, { ...deps, isPaidElsewhere: isPaidElsewhere(given) }),
    annulCreditNote: useCase(AnnulCreditNote, deps),
    writeDebitNote: useCase(WriteDebitNote, deps),
    writeInvoice: useCase(WriteInvoice, deps),
    writeCreditNote: useCase(WriteCreditNote, deps),
    checkSale: useCase(CheckSale, deps),
    checkVatNumber: useCase(CheckVatNumber, deps),
    createTestInvoice: useCase(CreateTestInvoice, deps),
    annulInvoice: useCase(AnnulInvoice, deps),
    recordTransfer: useCase(RecordTransfer, deps),
    takeBackTransfer: useCase(TakeBackTransfer, deps),
    sendInvoice,
    acceptBuyerRequest: useCase(AcceptBuyerRequest, deps),
    refuseBuyerRequest: useCase(RefuseBuyerRequest, deps),
    mailBuyerRefusal: useCase(MailBuyerRefusal, deps),
    mailReceipt: useCase(MailReceipt, {
      ...deps,
      mailedProofs: mailedProofs({ ...given, documentsOfClosing, keys }),
    }),
    sendPayerReceipt: useCase(SendPayerReceipt, deps),
    saveDraft: useCase(SaveDraft, deps),
    deleteDraft: useCase(DeleteDraft, deps),
    markOverdue: markOverdue(deps),
    remindCustomers: useCase(RemindCustomers, deps),
    pauseReminders: useCase(PauseReminders, deps),
    printCopy: useCase(PrintCopy, deps),
    startSeries: useCase(StartSeries, deps),
    continueSeries: useCase(ContinueSeries, deps),
    verifyNumbers,
    correctProof: useCase(CorrectProof, deps),
    anchorNumbers: useCase(AnchorNumbers, { ...deps, signatures }),
    proofs: { chains: deps.chains, signatures },
    exportInvoices: exportInvoices(deps),
  };
};
export type InvoiceUseCases = ReturnType<typeof invoiceUseCases>;

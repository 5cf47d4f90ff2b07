export { isLate } from './adapters/postgres/invoice-conditions.ts';
export { openSum } from './adapters/postgres/open-sum.ts';
export { AnchorFile } from './adapters/files/anchor-file.ts';
export { firstSentReceipt, type SentReceipt } from './adapters/postgres/first-sent-receipt.ts';
export { ExportInvoices } from './adapters/postgres/export-invoices.ts';
export { DocumentsOfMonth, type DocumentsOfDays } from './application/documents-of-month.ts';
export { AnchorNumbers } from './application/numbers/anchor-numbers.ts';
export { ChainOfDocuments, type ChainLine } from './application/numbers/read-chain.ts';
export { ContinueSeries } from './application/numbers/continue-series.ts';
export { CorrectProof, type FoundProof } from './application/numbers/correct-proof.ts';
export { SeriesStart } from './application/numbers/series-start.ts';
export { VerifyNumbers } from './application/numbers/verify-numbers.ts';
export { AnchorsDamaged, noAnchors, readAnchors } from './domain/numbers/anchor.ts';
export { classOfBase, columnOfClass } from './domain/ground-class.ts';
export { taxFileTexts } from './domain/tax-file-texts.ts';
export { DocumentsOfClosing, type MonthDocument } from './application/documents-of-closing.ts';
export { UblFiles } from './application/ubl-files.ts';
export { TurnoverOfYear } from './application/turnover-of-year.ts';
export { qrCodeImage } from './adapters/pdf/qr-code-image.ts';
export { MerchantMayNotAct, OwnEmailOnly } from './domain/failures.ts';
export { computeLines } from './domain/written-invoice.ts';
export type { InvoiceDocument, InvoiceLine, Party } from './domain/invoice-document.ts';
export { documentText } from './application/document-messages.ts';
export { PrintCopy } from './application/print-copy.ts';
export { CheckSale, type SaleSums } from './application/check-sale.ts';
export { readSale, type SaleContent } from './adapters/http/read-draft.ts';
export { ContentsOfPayments, type IssuedForSale, type SaleOfLink } from './ports/contents-of-payments.ts';
export { SendInvoice } from './application/send-invoice.ts';
export {
  WriteCreditNote,
  type PreparedCreditNote,
  type WriteCreditNoteCommand,
} from './application/corrections/write-credit-note.ts';
export { WriteInvoice, type PreparedInvoice, type WriteInvoiceCommand } from './application/write-invoice.ts';
export type { DraftCustomer, DraftLine, InvoiceDraft } from './domain/written-invoice.ts';
export type { SeriesEnd } from './ports/invoice-numbers.ts';
export { InvoiceSnapshots } from './application/invoice-snapshots.ts';
export { RecordTransfer } from './application/record-transfer.ts';
export { TakeBackTransfer } from './application/take-back-transfer.ts';
export { actingMerchantOf } from './application/policies.ts';
export { TransferTakenBack } from './domain/events.ts';

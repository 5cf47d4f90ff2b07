export { PaymentsOfLinks, type LinkRefundStatus } from './ports/payments-of-links.ts';
export { DocumentsOfLinks, type LinkDocumentType, type TrialSale } from './ports/documents-of-links.ts';
export { PayableLinks, type LinkOfInvoice, type PayableLink } from './application/payable-links.ts';
export {
  TransferPromises,
  type LockedPromise,
  type PromiseForPayer,
  type PromiseKey,
} from './application/transfer-promises.ts';
export {
  promisedUntil,
  promiseStateAt,
  type PromiseDraft,
  type PromiseState,
  type TransferPromise,
} from './domain/transfer-promise.ts';
export { isBankOffered, waysToPay, type ChosenWays, type WayToPay } from './domain/ways-to-pay.ts';
export { KeptCompanies } from './application/kept-companies.ts';
export { LinkClosed } from './domain/events.ts';
export { PosterPrinter } from './application/poster-printer.ts';
export { MakeRoomOnPage } from './application/make-room-on-page.ts';
export { CancelLink } from './application/cancel-link.ts';
export { ExtendLink } from './application/extend-link.ts';
export { CreateLink } from './application/create-link.ts';
export { cardMaxProblems, chargeFor, chargeProblems, linkRateProblems } from './domain/payment-link.ts';
export { PromiseSnapshots } from './application/promise-snapshots.ts';
export { LinkSnapshots } from './application/link-snapshots.ts';

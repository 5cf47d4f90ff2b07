export { ChargeRates } from './ports/charge-rates.ts';
export { HeldLinks } from './ports/held-links.ts';
export { LinkDocuments, type LinkDocumentType } from './ports/link-documents.ts';
export { TrialDocuments, type TrialSale } from './ports/trial-documents.ts';
export { PayableLinks, type LinkOfInvoice, type PayableLink } from './application/payable-links.ts';
export { LinkClosed } from './domain/events.ts';
export { CreateLink } from './application/create-link.ts';
export { chargeFor, chargeProblems, linkRateProblems } from './domain/payment-link.ts';
export { LinkSnapshots } from './application/link-snapshots.ts';

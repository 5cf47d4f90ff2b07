export { ChargeRates } from './ports/charge-rates.ts';
export { HeldLinks } from './ports/held-links.ts';
export { PayableLinks, type PayableLink } from './application/payable-links.ts';
export { LinkCancelled } from './domain/events.ts';
export { CancelLink } from './application/cancel-link.ts';
export { CreateLink } from './application/create-link.ts';
export { chargeFor, chargeProblems } from './domain/payment-link.ts';

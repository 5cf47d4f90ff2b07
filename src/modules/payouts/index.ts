export { ImportByHand } from './application/import-by-hand.ts';
export { ImportDuePayouts } from './application/import-due-payouts.ts';
export { PayoutArrivals } from './application/payout-arrivals.ts';
export { PayoutSnapshots } from './application/payout-snapshots.ts';

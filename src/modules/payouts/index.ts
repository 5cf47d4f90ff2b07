export { ImportByHand } from './application/import-by-hand.ts';
export { ImportDuePayouts } from './application/import-due-payouts.ts';
export { PayoutSnapshots } from './application/payout-snapshots.ts';

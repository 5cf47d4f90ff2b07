export { BankLineSnapshots } from './application/bank-line-snapshots.ts';

export { verifyProofs } from './application/verify-proofs.ts';
export { verifyFiles, type FileFault, type GivenFile } from './application/verify-files.ts';
export { MonthSnapshots } from './application/month-snapshots.ts';

export { verifyProofs } from './application/verify-proofs.ts';
export { verifyFiles, type FileFault, type GivenFile } from './application/verify-files.ts';
export { FilesOfMonths } from './application/files-of-months.ts';
export { MonthSnapshots } from './application/month-snapshots.ts';

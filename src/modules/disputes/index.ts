export { DisputeSnapshots } from './application/dispute-snapshots.ts';

export { ExpireProformas } from './application/expire-proformas.ts';
export { ProformaSnapshots } from './application/proforma-snapshots.ts';

import type { ObjectSnapshots } from '#kernel/object-snapshots.ts';
import { token } from '#kernel/token.ts';

/** Public API: invoices, credit and debit notes as their GET answers them. */
export const InvoiceSnapshots = token<ObjectSnapshots>('invoices.InvoiceSnapshots');

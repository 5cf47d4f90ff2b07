import type { ObjectSnapshots } from '#kernel/object-snapshots.ts';
import { token } from '#kernel/token.ts';

/** Public API: bills of a merchant as their GET answers them. */
export const BillSnapshots = token<ObjectSnapshots>('billing.BillSnapshots');

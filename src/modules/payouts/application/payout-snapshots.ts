import type { ObjectSnapshots } from '#kernel/object-snapshots.ts';
import { token } from '#kernel/token.ts';

/** Public API: payouts as their GET answers them. */
export const PayoutSnapshots = token<ObjectSnapshots>('payouts.PayoutSnapshots');

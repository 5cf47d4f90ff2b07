import type { ObjectSnapshots } from '#kernel/object-snapshots.ts';
import { token } from '#kernel/token.ts';

/** Public API: the plan of a merchant as its GET answers it. */
export const PlanSnapshots = token<ObjectSnapshots>('merchants.PlanSnapshots');

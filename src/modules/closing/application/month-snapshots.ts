import type { ObjectSnapshots } from '#kernel/object-snapshots.ts';
import { token } from '#kernel/token.ts';

/** Public API: months of merchants as their GET answers them. */
export const MonthSnapshots = token<ObjectSnapshots>('closing.MonthSnapshots');

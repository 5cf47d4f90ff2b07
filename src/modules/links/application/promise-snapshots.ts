import type { ObjectSnapshots } from '#kernel/object-snapshots.ts';
import { token } from '#kernel/token.ts';

/** Public API: promised transfers as their GET answers them. */
export const PromiseSnapshots = token<ObjectSnapshots>('links.PromiseSnapshots');

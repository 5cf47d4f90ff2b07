import type { ObjectSnapshots } from '#kernel/object-snapshots.ts';
import { token } from '#kernel/token.ts';

/** Public API: disputes as their GET answers them. */
export const DisputeSnapshots = token<ObjectSnapshots>('disputes.DisputeSnapshots');

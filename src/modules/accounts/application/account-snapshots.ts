import type { ObjectSnapshots } from '#kernel/object-snapshots.ts';
import { token } from '#kernel/token.ts';

/** Public API: accounts of merchants as their GET answers them. */
export const AccountSnapshots = token<ObjectSnapshots>('accounts.AccountSnapshots');

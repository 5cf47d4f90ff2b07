import type { ObjectSnapshots } from '#kernel/object-snapshots.ts';
import { token } from '#kernel/token.ts';

/** Public API: movements of bank accounts as their GET answers them. */
export const BankLineSnapshots = token<ObjectSnapshots>('banking.BankLineSnapshots');

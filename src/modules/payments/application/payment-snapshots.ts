import type { ObjectSnapshots } from '#kernel/object-snapshots.ts';
import { token } from '#kernel/token.ts';

/** Public API: payments and their refunds as their GETs answer them. */
export type PaymentSnapshots = Readonly<Record<'payments' | 'refunds', ObjectSnapshots>>;
export const PaymentSnapshots = token<PaymentSnapshots>('payments.PaymentSnapshots');

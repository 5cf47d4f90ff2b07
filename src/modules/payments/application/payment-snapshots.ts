import type { ObjectSnapshots } from '#kernel/object-snapshots.ts';
import { token } from '#kernel/token.ts';

/** Public API: payments, their refunds and cards that stay as their GETs answer them. */
export type PaymentSnapshots = Readonly<Record<'payments' | 'refunds' | 'mandates', ObjectSnapshots>>;
export const PaymentSnapshots = token<PaymentSnapshots>('payments.PaymentSnapshots');

import { programOf } from '#kernel/object-snapshots.ts';
import type { PaymentSnapshots } from '../../application/payment-snapshots.ts';
import { getPayment } from '../postgres/get-payment.ts';
import { getRefund } from '../postgres/get-refund.ts';
import { mandateSnapshots } from './mandates.routes.ts';
import { presentRefund } from './present-payment-history.ts';
import { presentPayment } from './present-payment.ts';

/** Reads through the queries and presenters of the GETs. */
export const paymentSnapshots = (
  deps: Parameters<typeof getPayment>[0] & Parameters<typeof mandateSnapshots>[0],
): PaymentSnapshots => ({
  mandates: mandateSnapshots(deps),
  payments: {
    read: async ({ merchantId, subjectId }) =>
      presentPayment(await getPayment(deps, programOf(merchantId), Number(subjectId))),
  },
  refunds: {
    read: async ({ merchantId, subjectId }) =>
      presentRefund(await getRefund(deps, programOf(merchantId), Number(subjectId))),
  },
});

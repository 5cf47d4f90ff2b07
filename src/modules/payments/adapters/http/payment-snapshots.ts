import type { Messages } from '#kernel/messages.ts';
import { programOf } from '#kernel/object-snapshots.ts';
import type { PaymentSnapshots } from '../../application/payment-snapshots.ts';
import { getDisputeEvidence } from '../postgres/get-dispute-evidence.ts';
import { getPayment } from '../postgres/get-payment.ts';
import { getRefund } from '../postgres/get-refund.ts';
import { presentDispute } from './present-dispute.ts';
import { presentRefund } from './present-payment-history.ts';
import { presentPayment } from './present-payment.ts';

type Deps = Parameters<typeof getPayment>[0] &
  Parameters<typeof getDisputeEvidence>[0] &
  Readonly<{ messages: Messages }>;

/** Reads through the queries and presenters of the GETs. */
export const paymentSnapshots = (deps: Deps): PaymentSnapshots => ({
  payments: {
    read: async ({ merchantId, subjectId }) =>
      presentPayment(await getPayment(deps, programOf(merchantId), Number(subjectId))),
  },
  refunds: {
    read: async ({ merchantId, subjectId }) =>
      presentRefund(await getRefund(deps, programOf(merchantId), Number(subjectId))),
  },
  disputes: {
    read: async ({ merchantId, subjectId }) => {
      const dispute = await getDisputeEvidence(deps, programOf(merchantId), Number(subjectId));
      const merchant = await deps.merchants.byId(merchantId);
      return presentDispute(dispute, { messages: deps.messages, language: merchant!.language });
    },
  },
});

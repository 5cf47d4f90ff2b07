import * as contract from '#contract/payments/payment-history.ts';
import type { Clock } from '#kernel/clock.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { serve, type Beginning, type Route } from '#platform/http/route.ts';
import type { RequestRefund } from '../../application/request-refund.ts';
import type { ResolveMismatch } from '../../application/resolve-mismatch.ts';
import type { DocumentsOfPayments } from '../../ports/documents-of-payments.ts';
import { findPayment, getPayment } from '../postgres/get-payment.ts';
import { findRefund } from '../postgres/get-payment-history.ts';
import { getRefund } from '../postgres/get-refund.ts';
import { presentRefund } from './present-payment-history.ts';
import { presentPayment } from './present-payment.ts';
import { refundCommandOf } from './refund-command.ts';

type Deps = Readonly<{
  database: Database;
  merchants: MerchantDirectory;
  clock: Clock;
  documents: DocumentsOfPayments;
  requestRefund: RequestRefund;
  resolveMismatch: ResolveMismatch;
}>;

/** Routes of refunds and mismatches. */
export const refundRoutes = (deps: Deps): Route[] => {
  const findVisible = ({ params, caller: { actor } }: Beginning<{ id: number }>) =>
    findPayment(deps, actor, params.id);
  return [
    serve(contract.getRefund, async ({ params, caller: { actor } }) =>
      presentRefund(await getRefund(deps, actor, params.id)),
    ),
    serve(
      contract.requestRefund,
      async ({ params, body, caller: { actor, requestKey } }) => {
        const request = refundCommandOf(body, { actor, paymentId: params.id, requestKey });
        const { id } = await deps.requestRefund.execute(request);
        return presentRefund(await findRefund(deps.database, id!));
      },
      { find: findVisible },
    ),
    serve(
      contract.resolveMismatch,
      async ({ params, body: { resolution, note = null }, caller: { actor }, isRepeated = false }) => {
        const paymentId = params.id;
        await deps.resolveMismatch.execute({ actor, paymentId, resolution, note, isRepeated });
        return presentPayment(await getPayment(deps, actor, paymentId));
      },
      { find: findVisible },
    ),
  ];
};

import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHoldAsMember } from '#kernel/merchant-rights.ts';
import { recordsVisibleTo } from '#kernel/records-visible-to.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { RefundNotFound } from '../../domain/failures.ts';
import { refundColumns, type RefundView } from './get-payment-history.ts';
import { visibleRows } from './payment-conditions.ts';

type Deps = Readonly<{ database: Database; merchants: MerchantDirectory; clock: Clock }>;

/**
 * A refund of a payment that the actor may see.
 * @throws SecondFactorRequired, NotAllowed, ScopeMissing; RefundNotFound also for one that the actor may not see
 */
export const getRefund = async (
  { database, merchants, clock }: Deps,
  actor: Actor,
  refundId: number,
): Promise<RefundView> => {
  mustHoldAsMember(actor, 'SEE', 'payments:read');
  const { where, bindings } = visibleRows(await merchants.visibleTo(actor), recordsVisibleTo(actor, clock));
  const [refund] = await database.rows<RefundView>(
    `select ${refundColumns} from refunds
     where id = :refundId and exists (select from payments p where p.id = payment_id and ${where})`,
    { ...bindings, refundId },
  );
  if (refund === undefined) throw new RefundNotFound();
  return refund;
};

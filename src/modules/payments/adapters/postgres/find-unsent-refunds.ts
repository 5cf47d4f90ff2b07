import type { Database } from '#platform/database/database.ts';
import type { UnsentRefund } from '../../application/reconcile.ts';

/** Maximum of one run. */
const maxRefunds = 500;

/** Refunds requested until `before` that were not sent to the provider and have no job. */
export const findUnsentRefunds = (
  { database }: Readonly<{ database: Database }>,
  before: Date,
): Promise<UnsentRefund[]> =>
  database.rows<UnsentRefund>(
    `select r.payment_id as "paymentId", r.id as "refundId" from refunds r
     where r.status = 'REQUESTED' and r.created_at <= :before
       and not exists (
         select 1 from pgboss.job j
         where j.name = 'payments.send-refund' and j.state in ('created', 'retry', 'active')
           and (j.data ->> 'refundId')::bigint = r.id
       )
     order by r.id limit :maxRefunds`,
    { before, maxRefunds },
  );

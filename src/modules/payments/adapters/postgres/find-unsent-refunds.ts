import type { Database } from '#platform/database/database.ts';
import type { UnsentRefund } from '../../application/reconcile.ts';
import { isUnsentRefund } from './review-conditions.ts';

/** Maximum of one run. */
const maxRefunds = 500;

/** Refunds that were not sent to the provider and have no job. */
export const findUnsentRefunds = ({ database }: Readonly<{ database: Database }>): Promise<UnsentRefund[]> =>
  database.rows<UnsentRefund>(
    `select r.payment_id as "paymentId", r.id as "refundId" from refunds r
     join payments p on p.id = r.payment_id
     where ${isUnsentRefund} order by r.id limit :maxRefunds`,
    { maxRefunds },
  );

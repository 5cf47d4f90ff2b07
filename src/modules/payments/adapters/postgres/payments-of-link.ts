import type { Database } from '#platform/database/database.ts';
import type { OpenSession } from '../../domain/open-sessions.ts';

const idOf = async (database: Database, sql: string, paymentLinkId: number): Promise<number | null> => {
  const [row] = await database.rows<{ id: number }>(sql, { paymentLinkId });
  return row?.id ?? null;
};

/** Id of the payment with a PREPARED or OPEN session of a SINGLE link; null: none. */
export const openPaymentOfLink = (database: Database, paymentLinkId: number): Promise<number | null> =>
  idOf(
    database,
    `select payment_id as id from payment_attempts
     where single_link_id = :paymentLinkId and state in ('PREPARED', 'OPEN')`,
    paymentLinkId,
  );

/** PREPARED and OPEN sessions of a link, oldest first. */
export const openSessionsOfLink = (
  database: Database,
  paymentLinkId: number,
): Promise<readonly OpenSession[]> =>
  database.rows<OpenSession>(
    `select p.id as "paymentId", a.network,
            p.status <> 'PENDING' or p.last_decline_code is not null as "isTouched"
     from payments p join payment_attempts a on a.payment_id = p.id
     where p.payment_link_id = :paymentLinkId and a.state in ('PREPARED', 'OPEN') order by a.id`,
    { paymentLinkId },
  );

/** Id of the payment of a link that succeeded first; null: none. */
export const firstSucceededOfLink = (database: Database, paymentLinkId: number): Promise<number | null> =>
  idOf(
    database,
    `select id from payments where payment_link_id = :paymentLinkId and status = 'SUCCEEDED'
     order by succeeded_at, id limit 1`,
    paymentLinkId,
  );

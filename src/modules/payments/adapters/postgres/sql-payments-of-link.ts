import type { Database } from '#platform/database/database.ts';
import type { Payment } from '../../domain/payment.ts';
import type { OpenSession } from '../../domain/open-sessions.ts';
import type { Payments } from '../../ports/payments.ts';
import type { PaymentsOfLink } from '../../ports/payments-of-link.ts';

type Deps = Readonly<{ database: Database; payments: Pick<Payments, 'get'> }>;

export class SqlPaymentsOfLink implements PaymentsOfLink {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async open(paymentLinkId: number): Promise<Payment | null> {
    const id = await this.#id(
      `select payment_id as id from payment_attempts
       where single_link_id = :paymentLinkId and state in ('PREPARED', 'OPEN')`,
      paymentLinkId,
    );
    return id === null ? null : this.#deps.payments.get(id);
  }

  openSessions(paymentLinkId: number): Promise<readonly OpenSession[]> {
    return this.#deps.database.rows<OpenSession>(
      `select p.id as "paymentId", a.network,
              p.status <> 'PENDING' or p.last_decline_code is not null as "isTouched"
       from payments p join payment_attempts a on a.payment_id = p.id
       where p.payment_link_id = :paymentLinkId and a.state in ('PREPARED', 'OPEN') order by a.id`,
      { paymentLinkId },
    );
  }

  async isHeld(paymentLinkId: number): Promise<boolean> {
    const held = await this.#id(
      `select id from payments
       where payment_link_id = :paymentLinkId and status = 'PROCESSING' and mismatch is not null limit 1`,
      paymentLinkId,
    );
    return held !== null;
  }

  async withPayments(paymentLinkIds: readonly number[]): Promise<readonly number[]> {
    const rows = await this.#deps.database.rows<{ id: number }>(
      `select distinct payment_link_id as id from payments where payment_link_id = any (cast(:paymentLinkIds as bigint[]))`,
      { paymentLinkIds: [...paymentLinkIds] },
    );
    return rows.map(({ id }) => id);
  }

  firstSucceeded(paymentLinkId: number): Promise<number | null> {
    return this.#id(
      `select id from payments where payment_link_id = :paymentLinkId and status = 'SUCCEEDED'
       order by succeeded_at, id limit 1`,
      paymentLinkId,
    );
  }

  async #id(sql: string, paymentLinkId: number): Promise<number | null> {
    const [row] = await this.#deps.database.rows<{ id: number }>(sql, { paymentLinkId });
    return row?.id ?? null;
  }
}

import type { Database } from '#platform/database/database.ts';
import type { LockedPayments, PaymentSituation } from '../../application/locked-payments.ts';

export class SqlLockedPayments implements LockedPayments {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async lock(paymentId: number): Promise<PaymentSituation | null> {
    // The refunds are read by a statement of its own: it sees what was stored while this one waited for the lock.
    const [payment] = await this.#database.rows<{ isDisputed: boolean }>(
      `select dispute_status <> 'NONE' as "isDisputed" from payments
       where id = :paymentId and status = 'SUCCEEDED' for update`,
      { paymentId },
    );
    if (payment === undefined) return null;
    const refunds = await this.#database.rows(
      `select from refunds where payment_id = :paymentId and status not in ('FAILED', 'CANCELLED') limit 1`,
      { paymentId },
    );
    return { ...payment, isRefunded: refunds.length > 0 };
  }
}

import type { Database } from '#platform/database/database.ts';
import type { FirstPayments } from '../../ports/first-payments.ts';

export class SqlFirstPayments implements FirstPayments {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async isFirst(payment: Parameters<FirstPayments['isFirst']>[0]): Promise<boolean> {
    const others = await this.#database.rows(
      `select from payments where merchant_id = :merchantId and status = 'SUCCEEDED' and id <> :paymentId limit 1`,
      payment,
    );
    return others.length === 0;
  }
}

import type { Database } from '#platform/database/database.ts';
import type { VatChecks, VatNumberCheck } from '../../ports/vat-numbers.ts';

export class SqlVatChecks implements VatChecks {
  readonly #database: Database;
  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async add(invoiceId: number, number: string, check: VatNumberCheck): Promise<void> {
    const { state, requestId, checkedAt } = check;
    await this.#database.rows(
      `insert into invoice_vat_checks (invoice_id, vat_number, state, request_id, checked_at)
       values (:invoiceId, :number, :state, :requestId, :checkedAt)`,
      { invoiceId, number, state, requestId, checkedAt },
    );
  }
}

import type { Database } from '#platform/database/database.ts';
import type { StoreVatCheck } from '../../ports/vat-numbers.ts';

export const storeVatCheck =
  ({ database }: Readonly<{ database: Database }>): StoreVatCheck =>
  async (invoiceId, number, { state, requestId, checkedAt }) => {
    await database.rows(
      `insert into invoice_vat_checks (invoice_id, vat_number, state, request_id, checked_at)
       values (:invoiceId, :number, :state, :requestId, :checkedAt)`,
      { invoiceId, number, state, requestId, checkedAt },
    );
  };

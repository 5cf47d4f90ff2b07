import type { Database } from '#platform/database/database.ts';
import { paidSince } from './sql-foreign-invoices.ts';

/** Rows that a statement reads at once. */
const batch = 500;

const statement = `select d.id, d.number, d.type, d.issue_date as "issueDate", d.due_date as "dueDate", d.currency,
    d.total_minor as "totalMinor", greatest(d.open_minor - ${paidSince}, 0) as "openMinor", d.buyer_name as "buyerName",
    d.buyer_tax_id as "buyerTaxId", d.buyer_email as "buyerEmail", d.annulled_at as "annulledAt", d.hash
  from foreign_documents d
  where d.merchant_id = :merchantId and d.undone_at is null and d.id > :after order by d.id limit ${batch}`;

/** All documents of a merchant that were issued elsewhere, for its archive. */
export const allForeignDocuments = (database: Database) =>
  async function* documents(merchantId: number): AsyncGenerator<object> {
    let after = 0;
    for (;;) {
      const rows = await database.rows<{ id: number }>(statement, { merchantId, after });
      yield* rows;
      if (rows.length < batch) return;
      after = rows.at(-1)!.id;
    }
  };

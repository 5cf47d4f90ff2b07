import type { Database } from '#platform/database/database.ts';

/** What differs between the copies of a record, as SQL of the number `n` of the copy. */
const changes = {
  payments: {
    payment_link_id: 'null',
    order_number: '1000 + n',
    request_key: 'null',
    provider_intent_id: `'pi_copy_' || first.id || '_' || n`,
    provider_charge_id: `'ch_copy_' || first.id || '_' || n`,
    transaction_reference: `'pi_copy_' || first.id || '_' || n`,
    created_at: `first.created_at - n * interval '1 minute'`,
  },
  payment_links: {
    token: 'gen_random_uuid()',
    created_at: `first.created_at - n * interval '1 minute'`,
  },
  invoices: {
    number: '1000 + n',
    invoice_number: `lpad((1000 + n)::text, 10, '0')`,
    payment_id: 'null',
    payment_link_id: 'null',
    // The payments of a document are rows of their own.
    status: `'PENDING'`,
    paid_minor: '0',
    paid_at: 'null',
    due_date: `current_date + 14`,
    document_hash: `md5('copy ' || first.id || '_' || n)`,
  },
  customers: { name: `'Клиент ' || n`, tax_id: 'null', vat_number: 'null', email: 'null' },
} as const;

/**
 * Copies the first payment, link, invoice and customer of a merchant by SQL: thousands take a second. The copies are for
 * lists; no chain of documents, no ledger and no provider knows them.
 */
export const copyRecords = async (database: Database, merchantId: number, times: number): Promise<void> => {
  for (const [table, changed] of Object.entries(changes)) {
    const pairs = Object.entries(changed).map(([column, sql]) => `'${column}', ${sql}`);
    await database.rows(
      `insert into ${table} overriding system value
       select copied.*
       from (select * from ${table} where merchant_id = :merchantId order by id limit 1) as first,
         generate_series(1, :times::int) as n,
         lateral jsonb_populate_record(null::${table}, to_jsonb(first) || jsonb_build_object(
           'id', nextval(pg_get_serial_sequence('${table}', 'id')), ${pairs.join(', ')})) as copied`,
      { merchantId, times },
    );
  }
};

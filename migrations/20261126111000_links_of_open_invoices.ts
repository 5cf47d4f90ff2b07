import type { Knex } from 'knex';
import { addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

/** A partly paid invoice has cancelled links beside the one over its open sum: at most one of them is ACTIVE. */
export const up = async (knex: Knex): Promise<void> => {
  await addIndexOnline(knex, {
    name: 'payment_links_of_invoice',
    table: 'payment_links',
    on: '(invoice_id, id) where invoice_id is not null',
  });
  await addIndexOnline(knex, {
    name: 'payment_links_active_of_invoice',
    table: 'payment_links',
    on: `(invoice_id) where status = 'ACTIVE'`,
    isUnique: true,
  });
  await knex.raw('drop index concurrently if exists payment_links_invoice');
  await addIndexOnline(knex, {
    name: 'payments_overpaid',
    table: 'payments',
    on: '(id) where overpaid',
  });
};

/** Of several links of an invoice the version before knows the first. */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop index payments_overpaid;
    update payment_links l set invoice_id = null where exists (
      select from payment_links first where first.invoice_id = l.invoice_id and first.id < l.id);
    drop index payment_links_active_of_invoice;
    drop index payment_links_of_invoice;
    create unique index payment_links_invoice on payment_links (invoice_id);
  `);
};

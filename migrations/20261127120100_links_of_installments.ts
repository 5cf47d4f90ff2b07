import type { Knex } from 'knex';
import { addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

/** An invoice has at most one ACTIVE link for each instalment, and one without instalments. */
export const up = async (knex: Knex): Promise<void> => {
  await addIndexOnline(knex, {
    name: 'payment_links_active_of_installment',
    table: 'payment_links',
    on: `(invoice_id, (coalesce(installment, 0))) where status = 'ACTIVE'`,
    isUnique: true,
  });
  await knex.raw('drop index concurrently if exists payment_links_active_of_invoice');
};

/** The version before knows one ACTIVE link of an invoice: the first. */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    update payment_links l set status = 'CANCELLED', cancelled_at = now() where l.status = 'ACTIVE' and exists (
      select from payment_links first
      where first.invoice_id = l.invoice_id and first.status = 'ACTIVE' and first.id < l.id);
    create unique index payment_links_active_of_invoice on payment_links (invoice_id) where status = 'ACTIVE';
    drop index payment_links_active_of_installment;
  `);
};

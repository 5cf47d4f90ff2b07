import type { Knex } from 'knex';
import { addConstraintOnline, addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

const total = { name: 'invoices_total_minor_check', table: 'invoices' };

/**
 * A line below zero deducts an advance and names its document; no other line is below zero. An invoice that advances
 * cover in full has a total of zero. Links and reminders belong to an instalment.
 */
export const up = async (knex: Knex): Promise<void> => {
  await addConstraintOnline(knex, {
    ...total,
    is: `check (total_minor > 0 or (total_minor = 0 and type = 'INVOICE'))`,
  });
  await addConstraintOnline(knex, {
    name: 'invoice_lines_sign',
    table: 'invoice_lines',
    is: `check (case when advance_number is null then advance_issue_date is null and net_minor >= 0 and tax_minor >= 0
      else advance_issue_date is not null and net_minor <= 0 and tax_minor <= 0 end)`,
  });
  await addIndexOnline(knex, {
    name: 'payment_links_active_of_installment',
    table: 'payment_links',
    on: `(invoice_id, (coalesce(installment, 0))) where status = 'ACTIVE'`,
    isUnique: true,
  });
  await knex.raw('drop index concurrently if exists payment_links_active_of_invoice');
  await addIndexOnline(knex, {
    name: 'invoice_reminders_once',
    table: 'invoice_reminders',
    on: '(invoice_id, installment, step)',
    isUnique: true,
  });
  await knex.raw(`alter table invoice_reminders drop constraint if exists invoice_reminders_pkey,
    add constraint invoice_reminders_pkey primary key using index invoice_reminders_once`);
};

/**
 * The version before knows one ACTIVE link of an invoice and one reminder of a step: the links of later instalments are
 * cancelled, and opened again by the first payment after `up`. Totals of zero stay.
 */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    delete from invoice_reminders later using invoice_reminders first
    where first.invoice_id = later.invoice_id and first.step = later.step and first.installment < later.installment;
    alter table invoice_reminders drop constraint invoice_reminders_pkey, add primary key (invoice_id, step);
    update payment_links l set status = 'CANCELLED', cancelled_at = now() where l.status = 'ACTIVE' and exists (
      select from payment_links first
      where first.invoice_id = l.invoice_id and first.status = 'ACTIVE' and first.id < l.id);
    create unique index payment_links_active_of_invoice on payment_links (invoice_id) where status = 'ACTIVE';
    drop index payment_links_active_of_installment;
    alter table invoice_lines drop constraint invoice_lines_sign;
    alter table invoices drop constraint invoices_total_minor_check,
      add constraint invoices_total_minor_check check (total_minor > 0) not valid;
  `);
};

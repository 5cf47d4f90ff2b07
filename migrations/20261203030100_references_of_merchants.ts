import type { Knex } from 'knex';
import { addConstraintOnline, addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

const batch = 1_000;
const targets = ['customers', 'payments', 'payment_links', 'invoices', 'invoice_payments', 'api_keys'];

type Reference = readonly [table: string, column: string, target: string, onDelete?: string];
/** References between rows that both have a merchant. */
const references: readonly Reference[] = [
  ['payment_links', 'customer_id', 'customers', ' on delete set null (customer_id)'],
  ['invoices', 'customer_id', 'customers', ' on delete set null (customer_id)'],
  ['payment_links', 'invoice_id', 'invoices'],
  ['invoices', 'payment_id', 'payments'],
  ['invoices', 'payment_link_id', 'payment_links'],
  ['invoices', 'corrects_invoice_id', 'invoices'],
  ['payments', 'payment_link_id', 'payment_links'],
  ['payments', 'duplicate_of', 'payments'],
  ['buyer_requests', 'payment_id', 'payments'],
  ['buyer_requests', 'invoice_id', 'invoices'],
  ['invoice_payments', 'invoice_id', 'invoices'],
  ['invoice_payments', 'payment_id', 'payments'],
  ['invoice_payments_taken_back', 'invoice_id', 'invoices'],
  ['invoice_payments_taken_back', 'payment_id', 'invoice_payments'],
  ['invoice_annulments', 'invoice_id', 'invoices'],
  ['invoice_originals', 'invoice_id', 'invoices'],
  ['invoice_proof_corrections', 'invoice_id', 'invoices'],
  ['invoice_reminder_pauses', 'invoice_id', 'invoices'],
  ['api_keys', 'replaced_by', 'api_keys'],
];

const nameOf = ([table, column]: Reference): string => `${table}_${column}_own`;

/** Rows that point to a customer who was erased, or is of another merchant, point to none. */
const pointToOwn = async (knex: Knex, table: string): Promise<void> => {
  for (let changed = batch; changed === batch;) {
    const { rowCount } = await knex.raw<{ rowCount: number }>(`
      update ${table} set customer_id = null where id in (
        select t.id from ${table} t where t.customer_id is not null and not exists (
          select from customers c where c.merchant_id = t.merchant_id and c.id = t.customer_id)
        limit ${batch})`);
    changed = rowCount ?? 0;
  }
};

/**
 * A row of a merchant refers to rows of the same merchant only. The foreign keys over the id alone stay: the version before
 * knows them. An erased customer is taken from links and documents.
 */
export const up = async (knex: Knex): Promise<void> => {
  // Those of an interrupted attempt: an index that a foreign key needs cannot be built again.
  for (const reference of references)
    await knex.raw(`alter table ${reference[0]} drop constraint if exists ${nameOf(reference)}`);
  for (const table of targets)
    await addIndexOnline(knex, {
      name: `${table}_of_merchant`,
      table,
      on: '(merchant_id, id)',
      isUnique: true,
    });
  for (const table of ['payment_links', 'invoices']) await pointToOwn(knex, table);
  for (const reference of references) {
    const [table, column, target, onDelete = ''] = reference;
    await addConstraintOnline(knex, {
      name: nameOf(reference),
      table,
      is: `foreign key (merchant_id, ${column}) references ${target} (merchant_id, id)${onDelete}`,
    });
  }
};

export const down = async (knex: Knex): Promise<void> => {
  for (const reference of references)
    await knex.raw(`alter table ${reference[0]} drop constraint ${nameOf(reference)}`);
  for (const table of targets) await knex.raw(`drop index ${table}_of_merchant`);
};

import type { Knex } from 'knex';
import { addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

/** Find the advances of a buyer, and the few replaced documents, without reading every document. */
export const up = async (knex: Knex): Promise<void> => {
  await addIndexOnline(knex, {
    name: 'invoices_buyer_tax_id',
    table: 'invoices',
    on: `(merchant_id, (buyer ->> 'taxId')) where type = 'INVOICE' and buyer ->> 'taxId' is not null`,
  });
  await addIndexOnline(knex, {
    name: 'invoices_buyer_email',
    table: 'invoices',
    on: `(merchant_id, lower(customer_email)) where type = 'INVOICE' and customer_email is not null`,
  });
  await addIndexOnline(knex, {
    name: 'invoices_replaced',
    table: 'invoices',
    on: '(id) where replaced_at is not null',
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index if exists invoices_buyer_tax_id, invoices_buyer_email, invoices_replaced');
};

import type { Knex } from 'knex';
import { addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

const indexes = [
  ['invoices_payer', 'invoices', 'customer_email'],
  ['payments_payer', 'payments', 'customer_email'],
  ['proformas_payer', 'proformas', 'customer_email'],
  ['bank_promises_payer', 'bank_promises', 'customer_email'],
  ['card_mandates_payer', 'card_mandates', 'email'],
] as const;

/** What a payer finds by their address, in all merchants. */
export const up = async (knex: Knex): Promise<void> => {
  for (const [name, table, column] of indexes)
    await addIndexOnline(knex, { name, table, on: `(lower(${column})) where ${column} is not null` });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`drop index ${indexes.map(([name]) => name).join(', ')}`);
};

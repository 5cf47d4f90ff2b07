import type { Knex } from 'knex';

const searched = {
  payments: ['description', 'customer_name', 'customer_email'],
  payment_links: ['description', 'customer_name', 'token'],
  invoices: ['invoice_number', 'customer_name', 'customer_email', 'description'],
} as const;

/**
 * Trigram indexes for searches, instead of scanning every row. The extension is in a schema of its own: it is
 * trusted, so the owner of the database may create it.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('create schema extensions; create extension pg_trgm schema extensions');
  for (const [table, columns] of Object.entries(searched)) {
    const keys = columns.map((column) => `${column} extensions.gin_trgm_ops`).join(', ');
    await knex.raw(`create index ${table}_search on ${table} using gin (${keys})`);
  }
  await knex.raw(`
    create index payments_order_number on payments (order_number);
    create index payments_card on payments (card_last4) where card_last4 is not null;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index payments_card; drop index payments_order_number');
  for (const table of Object.keys(searched)) await knex.raw(`drop index ${table}_search`);
  await knex.raw('drop extension pg_trgm; drop schema extensions');
};

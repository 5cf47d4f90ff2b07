import type { Knex } from 'knex';

/**
 * The day for which the exchange rate of a payment or document was published; null for EUR, and for rows before the day
 * was stored.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table payments add column eur_rate_day date;
    alter table invoices add column eur_rate_day date;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table invoices drop column eur_rate_day;
    alter table payments drop column eur_rate_day;
  `);
};

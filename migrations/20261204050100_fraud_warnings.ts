import type { Knex } from 'knex';

/** The newest early fraud warning of the payer's bank about the payment; null: none. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table payments add column fraud_warning jsonb');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table payments drop column fraud_warning');
};

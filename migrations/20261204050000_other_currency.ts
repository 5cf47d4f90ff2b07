import type { Knex } from 'knex';

/** Refunds and disputes that the provider lists in another currency than the payment's, as text; null: none. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table payments add column other_currency text');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table payments drop column other_currency');
};

import type { Knex } from 'knex';

/** The address whose mail server has refused the newest mail about the account for good; null: none. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table users add column refused_email text');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table users drop column refused_email');
};

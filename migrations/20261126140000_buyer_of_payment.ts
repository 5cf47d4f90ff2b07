import type { Knex } from 'knex';

/** The company that a payer names at the checkout. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table payments add column buyer jsonb');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table payments drop column buyer');
};

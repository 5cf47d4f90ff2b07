import type { Knex } from 'knex';

/** The brand colour of a merchant: `#RRGGBB` in capitals; null: none. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table merchants add column brand_color text');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table merchants drop column brand_color');
};

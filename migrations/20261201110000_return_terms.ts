import type { Knex } from 'knex';

/** What a merchant says about returns on its pay pages. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table merchants add column return_terms text');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table merchants drop column return_terms');
};

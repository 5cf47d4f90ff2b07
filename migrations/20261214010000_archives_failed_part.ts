import type { Knex } from 'knex';

/** The file of an archive that could not be made at the last try. The release before does not write it. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table archives add column failed_part text');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table archives drop column failed_part');
};

import type { Knex } from 'knex';

/** A session in which staff reads the portal of a merchant; it lives while the session that opened it lives. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table sessions add column viewed_from uuid');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table sessions drop column viewed_from');
};

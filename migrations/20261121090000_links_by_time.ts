import type { Knex } from 'knex';

/** The back office lists everybody's links, the newest first. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('create index payment_links_created on payment_links (created_at, id)');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index payment_links_created');
};

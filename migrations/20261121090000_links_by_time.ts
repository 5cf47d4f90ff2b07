import type { Knex } from 'knex';

/** Index for the back office's list of all links, newest first. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('create index payment_links_created on payment_links (created_at, id)');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index payment_links_created');
};

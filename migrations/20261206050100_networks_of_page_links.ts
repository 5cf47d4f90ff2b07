import type { Knex } from 'knex';
import { addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

/**
 * The digest of the network that made a link on a public page: one network with many links displaces its own. Links of
 * earlier have none.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table payment_links add column if not exists opened_from text');
  await addIndexOnline(knex, {
    name: 'payment_links_open_of_page',
    table: 'payment_links',
    on: `(merchant_id, id) where origin = 'PUBLIC_PAGE' and status = 'ACTIVE'`,
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index payment_links_open_of_page');
  await knex.raw('alter table payment_links drop column opened_from');
};

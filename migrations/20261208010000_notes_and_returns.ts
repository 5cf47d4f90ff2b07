import type { Knex } from 'knex';
import { addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

/** The merchant's own note on a payment, which its search finds; the page of the shop that a paid link leads back to. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table payments add column if not exists note text');
  await knex.raw('alter table payment_links add column if not exists return_url text');
  await addIndexOnline(knex, {
    name: 'payments_note_search',
    table: 'payments',
    on: 'using gin (note extensions.gin_trgm_ops) where note is not null',
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index payments_note_search');
  await knex.raw('alter table payment_links drop column return_url');
  await knex.raw('alter table payments drop column note');
};

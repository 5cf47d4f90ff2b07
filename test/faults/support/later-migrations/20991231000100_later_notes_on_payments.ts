import type { Knex } from 'knex';

/** A migration of a later version: a column that every row has at once, without a rewrite of the table. */
export const up = (knex: Knex): Promise<unknown> =>
  knex.raw(`alter table payments add column later_note text not null default ''`);
export const down = (knex: Knex): Promise<unknown> => knex.raw('alter table payments drop column later_note');

import type { Knex } from 'knex';

/** As a later version of the product would bring it: a column that every row has at once, without being rewritten. */
export const up = (knex: Knex): Promise<unknown> =>
  knex.raw(`alter table payments add column note text not null default ''`);
export const down = (knex: Knex): Promise<unknown> => knex.raw('alter table payments drop column note');

import type { Knex } from 'knex';

/**
 * Outcome of the latest attempt to send mail, by any process: the system status shows it without sending anything.
 * One row; `error` is null after a success.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table mail_outcome (
      id smallint primary key default 1 check (id = 1),
      attempted_at timestamptz not null,
      error text
    );
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table mail_outcome');
};

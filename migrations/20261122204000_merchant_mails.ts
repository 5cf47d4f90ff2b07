import type { Knex } from 'knex';

/** One row for each fact that a merchant gets a mail about, so that a repeated job sends no second mail. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table merchant_mails (
      merchant_id bigint not null references merchants on delete cascade,
      kind text not null,
      fact text not null,
      claimed_until timestamptz not null,
      sent_at timestamptz,
      primary key (merchant_id, kind, fact)
    )
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table merchant_mails');
};

import type { Knex } from 'knex';

/** Which addresses refused their newest mail for good, by digest, and the months whose newest mail was refused. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table refused_emails (
      digest bytea primary key,
      refused_at timestamptz not null
    );

    create table month_refusals (
      merchant_id bigint not null references merchants (id) on delete cascade,
      month date not null,
      refused_at timestamptz not null,
      primary key (merchant_id, month)
    );`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table month_refusals, refused_emails');
};

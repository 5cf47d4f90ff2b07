import type { Knex } from 'knex';

/** The country of turnover outside of the product (null: Bulgaria), and the alerts about the threshold in the Union. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table other_turnover add column country text;

    create table union_threshold_alerts (
      merchant_id bigint not null references merchants (id),
      year integer not null,
      step integer not null check (step in (70, 90, 100)),
      queued_at timestamptz not null,
      primary key (merchant_id, year, step)
    );`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table union_threshold_alerts; alter table other_turnover drop column country');
};

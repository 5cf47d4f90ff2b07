import type { Knex } from 'knex';

/** The VAT threshold of each year, turnover outside of the product, and the alerts that were queued. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table vat_thresholds (
      year integer primary key,
      amount_minor bigint not null check (amount_minor > 0)
    );
    insert into vat_thresholds (year, amount_minor) values (2026, 5113000);

    create table other_turnover (
      id bigint generated always as identity primary key,
      merchant_id bigint not null references merchants (id),
      day date not null,
      amount_minor bigint not null check (amount_minor <> 0),
      note text not null,
      recorded_by text not null,
      recorded_at timestamptz not null
    );
    create index other_turnover_merchant on other_turnover (merchant_id, day);

    create table vat_threshold_alerts (
      merchant_id bigint not null references merchants (id),
      year integer not null,
      step integer not null check (step in (70, 90, 100)),
      queued_at timestamptz not null,
      primary key (merchant_id, year, step)
    );`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table vat_threshold_alerts, other_turnover, vat_thresholds');
};

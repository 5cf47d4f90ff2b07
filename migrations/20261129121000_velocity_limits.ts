import type { Knex } from 'knex';

/** Limits of single merchants in place of those of the configuration, and the days on which a limit was reached. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table merchant_limits (
      merchant_id bigint primary key references merchants (id) on delete cascade,
      day_limit_minor bigint check (day_limit_minor >= 0),
      payment_limit_minor bigint check (payment_limit_minor >= 0),
      reason text not null,
      set_by text not null,
      set_at timestamptz not null
    );
    comment on column merchant_limits.day_limit_minor is 'Euro cents a day in Sofia; null: no limit.';
    comment on column merchant_limits.payment_limit_minor is 'Euro cents a payment; null: no limit.';

    create table reached_limits (
      merchant_id bigint not null references merchants (id) on delete cascade,
      day date not null,
      reached_limit text not null check (reached_limit in ('DAY', 'PAYMENT')),
      reached_at timestamptz not null,
      primary key (merchant_id, day)
    );
    create index reached_limits_day on reached_limits (day);`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table reached_limits, merchant_limits');
};

import type { Knex } from 'knex';

/**
 * Schedules of invoices and their periods. The key of a run, schedule and period, makes it once, however many workers try.
 * `content` is what the merchant wrote, as the API has it; that of a proposed run is frozen. Amounts are minor units.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table schedules (
      id bigint primary key generated always as identity,
      merchant_id bigint not null references merchants (id),
      token uuid not null unique,
      customer_id bigint references customers (id) on delete set null,
      customer_name text not null,
      content jsonb not null,
      about text not null,
      currency text not null check (currency in ('EUR', 'USD')),
      total_minor bigint not null check (total_minor > 0),
      vat_registration text not null,
      every text not null check (every in ('MONTH', 'QUARTER', 'YEAR')),
      day integer check (day between 1 and 28),
      starts_on date not null,
      ends_on date,
      times integer check (times > 0),
      due_days integer not null check (due_days between 0 and 365),
      mode text not null check (mode in ('ISSUE_AND_SEND', 'PROPOSE')),
      charges_card boolean not null,
      card_max_minor bigint check (card_max_minor > 0),
      state text not null check (state in ('ACTIVE', 'PAUSED', 'ENDED')),
      next_on date,
      created_by bigint references users (id) on delete set null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      version integer not null default 1,
      check (ends_on is null or times is null),
      check (state <> 'ENDED' or next_on is null)
    );
    comment on column schedules.day is 'null: the last day of the month';
    create index schedules_merchant on schedules (merchant_id, id desc);
    create index schedules_due on schedules (next_on) where state = 'ACTIVE' and next_on is not null;
    create index schedules_customer on schedules (customer_id) where customer_id is not null;
    create index schedules_search on schedules using gin (customer_name extensions.gin_trgm_ops,
      about extensions.gin_trgm_ops);

    create table schedule_runs (
      id bigint primary key generated always as identity,
      schedule_id bigint not null references schedules (id),
      merchant_id bigint not null references merchants (id),
      period date not null,
      state text not null check (state in ('PROPOSED', 'ISSUED', 'SKIPPED', 'FAILED', 'MISSED')),
      problem text,
      problem_field text,
      content jsonb,
      total_minor bigint not null,
      invoice_id bigint unique references invoices (id),
      charge text not null default 'NONE' check (charge in ('NONE', 'WAITING', 'CHARGED', 'DECLINED', 'STOPPED')),
      charge_tries integer not null default 0 check (charge_tries between 0 and 3),
      charge_on date,
      charge_problem text,
      ran_at timestamptz not null,
      decided_by text,
      unique (schedule_id, period),
      check ((state = 'ISSUED') = (invoice_id is not null)),
      check ((state = 'FAILED') = (problem is not null))
    );
    create index schedule_runs_merchant on schedule_runs (merchant_id, ran_at desc, id desc);
    create index schedule_runs_waiting on schedule_runs (merchant_id, schedule_id)
      where state in ('PROPOSED', 'FAILED', 'MISSED');
    create index schedule_runs_charges on schedule_runs (charge_on) where charge_on is not null;

    create table charge_announcements (
      schedule_id bigint not null references schedules (id),
      merchant_id bigint not null references merchants (id),
      period date not null,
      amount_minor bigint not null check (amount_minor > 0),
      mandate_id bigint not null references card_mandates (id),
      charge_on date not null,
      sent_at timestamptz not null,
      primary key (schedule_id, period, amount_minor, mandate_id)
    );
    create index charge_announcements_mandate on charge_announcements (mandate_id);`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table charge_announcements, schedule_runs, schedules');
};

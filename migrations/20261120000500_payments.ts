import type { Knex } from 'knex';

/** Payments with attempts, history, refunds, disputes, the webhook inbox, fee schedules and exchange rates. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table fee_schedules (
      valid_from date not null,
      charge_currency text not null check (charge_currency in ('EUR', 'USD', 'BGN')),
      platform_basis_points integer not null check (platform_basis_points >= 0),
      provider_basis_points integer not null check (provider_basis_points >= 0),
      provider_fixed_minor bigint not null check (provider_fixed_minor >= 0),
      primary key (charge_currency, valid_from)
    );
    insert into fee_schedules values
      ('2020-01-01', 'EUR', 150, 290, 15),
      ('2020-01-01', 'USD', 150, 290, 18),
      ('2020-01-01', 'BGN', 150, 290, 30);

    create table exchange_rates (
      currency text not null check (currency in ('USD', 'BGN')),
      day date not null,
      per_euro numeric(14, 6) not null check (per_euro > 0),
      source text not null,
      primary key (currency, day)
    );

    create table payments (
      id bigint generated always as identity primary key,
      merchant_id bigint not null references merchants,
      payment_link_id bigint references payment_links,
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null check (currency in ('EUR', 'USD', 'BGN')),
      charge_amount_minor bigint not null check (charge_amount_minor > 0),
      charge_currency text not null check (charge_currency in ('EUR', 'USD')),
      fx_rate numeric(14, 6),
      eur_rate numeric(14, 6) not null,
      eur_amount_minor bigint not null check (eur_amount_minor > 0),
      status text not null check (status in ('PENDING', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'CANCELLED')),
      description text,
      customer_name text,
      customer_email text,
      language text not null check (language in ('bg', 'en')),
      platform_fee_minor bigint not null default 0,
      merchant_fee_minor bigint not null default 0,
      net_amount_minor bigint not null default 0,
      charge_platform_fee_minor bigint not null default 0,
      charge_merchant_fee_minor bigint not null default 0,
      charge_net_amount_minor bigint not null default 0,
      provider text not null,
      provider_account text,
      provider_intent_id text unique,
      provider_charge_id text,
      order_number bigint not null,
      request_key text,
      transaction_reference text,
      card_brand text,
      card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
      last_decline_code text,
      refunded_amount_minor bigint not null default 0 check (refunded_amount_minor >= 0),
      refund_status text not null default 'NONE' check (refund_status in ('NONE', 'PARTIAL', 'FULL')),
      dispute_status text not null default 'NONE' check (dispute_status in ('NONE', 'OPEN', 'WON', 'LOST')),
      provider_fee_status text not null default 'NONE' check (provider_fee_status in ('NONE', 'PENDING', 'KNOWN')),
      provider_fee_actual_minor bigint,
      late boolean not null default false,
      mismatch text,
      duplicate_of bigint references payments,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      succeeded_at timestamptz,
      version integer not null default 1,
      unique (merchant_id, order_number),
      unique (merchant_id, request_key),
      check ((status = 'SUCCEEDED') = (succeeded_at is not null)),
      check (refunded_amount_minor <= charge_amount_minor),
      check ((refund_status = 'NONE') = (refunded_amount_minor = 0)),
      check ((refund_status = 'FULL') = (refunded_amount_minor = charge_amount_minor)),
      check ((provider_fee_status = 'KNOWN') = (provider_fee_actual_minor is not null)),
      check (status <> 'SUCCEEDED' or
        charge_net_amount_minor = charge_amount_minor - charge_platform_fee_minor - charge_merchant_fee_minor),
      check (status <> 'SUCCEEDED' or
        net_amount_minor = amount_minor - platform_fee_minor - merchant_fee_minor)
    );
    create index payments_merchant on payments (merchant_id, created_at, id);
    create index payments_created on payments (created_at, id);
    create index payments_link on payments (payment_link_id);
    create index payments_unsettled on payments (created_at) where status in ('PENDING', 'PROCESSING');
    create index payments_fee_pending on payments (id) where provider_fee_status = 'PENDING';

    create table order_counters (
      merchant_id bigint primary key references merchants on delete cascade,
      next_number bigint not null check (next_number > 0)
    );

    create table payment_attempts (
      id bigint generated always as identity primary key,
      payment_id bigint not null references payments on delete cascade,
      seq integer not null,
      provider_key uuid not null unique,
      provider_request jsonb not null,
      state text not null check (state in ('PREPARED', 'OPEN', 'ENDED', 'REFUSED')),
      single_link_id bigint references payment_links,
      provider_session_id text unique,
      checkout_url text,
      expires_at timestamptz not null,
      last_error text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (payment_id, seq),
      check (state <> 'OPEN' or (provider_session_id is not null and checkout_url is not null))
    );
    create unique index payment_attempts_one_open on payment_attempts (single_link_id)
      where state in ('PREPARED', 'OPEN');
    create index payment_attempts_open on payment_attempts (expires_at) where state in ('PREPARED', 'OPEN');

    create table payment_events (
      payment_id bigint not null references payments on delete cascade,
      seq integer not null,
      kind text not null check (kind in ('STATUS', 'OPENED', 'DECLINED', 'FLAGGED', 'FEE', 'REFUND', 'DISPUTE')),
      from_status text,
      status text not null,
      actor text not null,
      reason text,
      data jsonb not null default '{}',
      at timestamptz not null,
      primary key (payment_id, seq)
    );
    create trigger append_only before update or delete on payment_events
      for each row execute function refuse_change();

    create table refunds (
      id bigint generated always as identity primary key,
      payment_id bigint not null references payments,
      provider_key uuid not null unique,
      provider_refund_id text unique,
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null check (currency in ('EUR', 'USD')),
      reason text not null check (reason in ('DUPLICATE', 'REQUESTED_BY_CUSTOMER', 'OTHER')),
      note text,
      status text not null check (status in ('REQUESTED', 'PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED')),
      failure_reason text,
      requested_by text not null,
      request_key text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (payment_id, request_key)
    );
    create index refunds_payment on refunds (payment_id);

    create table disputes (
      id bigint generated always as identity primary key,
      payment_id bigint not null references payments,
      provider_dispute_id text not null unique,
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null check (currency in ('EUR', 'USD')),
      reason text not null,
      status text not null check (status in ('OPEN', 'WON', 'LOST')),
      is_inquiry boolean not null default false,
      evidence_due_at timestamptz,
      opened_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index disputes_payment on disputes (payment_id);

    create table provider_events (
      id bigint generated always as identity primary key,
      provider text not null,
      event_id text not null,
      type text not null,
      account text,
      live_mode boolean not null,
      payload jsonb not null,
      state text not null check (state in ('NEW', 'DONE', 'PARKED', 'IGNORED')),
      reason text,
      payment_id bigint references payments,
      attempts integer not null default 0,
      next_attempt_at timestamptz,
      received_at timestamptz not null,
      done_at timestamptz,
      unique (provider, event_id),
      check (state <> 'PARKED' or reason is not null)
    );
    create index provider_events_open on provider_events (next_attempt_at) where state in ('NEW', 'PARKED');
    create index provider_events_payment on provider_events (payment_id);

    create table provider_cursors (
      provider text primary key,
      cursor text not null,
      updated_at timestamptz not null
    );
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop table provider_cursors;
    drop table provider_events;
    drop table disputes;
    drop table refunds;
    drop table payment_events;
    drop table payment_attempts;
    drop table order_counters;
    drop table payments;
    drop table exchange_rates;
    drop table fee_schedules;
  `);
};

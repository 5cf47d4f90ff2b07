import type { Knex } from 'knex';

/** API keys, events of merchants, and the webhook endpoints that they are delivered to. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table api_keys (
      id text primary key check (id ~ '^[a-z2-7]{8}$'),
      seq bigint generated always as identity unique,
      merchant_id bigint not null references merchants (id),
      name text not null,
      mode text not null check (mode in ('live', 'test')),
      secret_hash bytea not null unique check (octet_length(secret_hash) = 32),
      scopes text[] not null check (cardinality(scopes) > 0),
      networks cidr[] not null default '{}',
      version text not null,
      created_by text not null,
      created_at timestamptz not null,
      last_used_at timestamptz,
      expires_at timestamptz,
      ended_at timestamptz,
      end_reason text check (end_reason in ('ENDED', 'REPLACED', 'EXPIRED', 'MERCHANT_CLOSED')),
      replaced_by text references api_keys (id),
      check ((ended_at is null) = (end_reason is null))
    );
    create index api_keys_of_merchant on api_keys (merchant_id, created_at);

    -- A row from the first API key or webhook endpoint of a merchant on: without one its events are not stored.
    create table merchant_event_counters (
      merchant_id bigint primary key references merchants (id),
      last bigint not null,
      -- Milliseconds of the youngest id: ids rise with the sequence, also when a clock is turned back.
      last_ms bigint not null,
      since timestamptz not null
    );

    create table merchant_events (
      id uuid primary key,
      merchant_id bigint not null references merchants (id),
      sequence bigint not null,
      type text not null,
      subject_type text not null,
      subject_id text not null,
      at timestamptz not null,
      -- json keeps the order of the fields: a signature covers the bytes.
      data json not null,
      version text not null,
      unique (merchant_id, sequence)
    );
    create index merchant_events_by_time on merchant_events (at);

    create table webhook_endpoints (
      id bigint generated always as identity primary key,
      merchant_id bigint not null references merchants (id),
      url text not null,
      types text[] not null,
      description text,
      state text not null check (state in ('ENABLED', 'DISABLED')),
      disabled_reason text check (disabled_reason in ('GONE', 'FAILING', 'BY_HAND', 'MERCHANT_CLOSED')),
      disabled_at timestamptz,
      version text not null,
      failing_since timestamptz,
      warned_at timestamptz,
      -- Since then it gets every event of its types.
      receives_since timestamptz not null default now(),
      created_by text not null,
      created_at timestamptz not null,
      check ((state = 'DISABLED') = (disabled_reason is not null)),
      check ((state = 'DISABLED') = (disabled_at is not null))
    );
    create index webhook_endpoints_of_merchant on webhook_endpoints (merchant_id, created_at);

    create table webhook_secrets (
      id bigint generated always as identity primary key,
      endpoint_id bigint not null references webhook_endpoints (id) on delete cascade,
      sealed bytea not null,
      created_at timestamptz not null,
      expires_at timestamptz
    );
    create index webhook_secrets_of_endpoint on webhook_secrets (endpoint_id);

    create table webhook_deliveries (
      endpoint_id bigint not null references webhook_endpoints (id) on delete cascade,
      event_id uuid not null references merchant_events (id) on delete cascade,
      state text not null check (state in ('WAITING', 'DONE', 'DEAD')),
      attempts integer not null default 0,
      next_at timestamptz,
      -- Of the claim that holds it: a result under an older one is not stored.
      lease uuid,
      leased_until timestamptz,
      -- Replayed ones do not hold up new ones.
      replayed boolean not null default false,
      last_status integer,
      created_at timestamptz not null,
      done_at timestamptz,
      primary key (endpoint_id, event_id),
      check ((state = 'WAITING') = (next_at is not null)),
      check ((lease is null) = (leased_until is null))
    );
    create index webhook_deliveries_due on webhook_deliveries (endpoint_id, replayed, next_at) where state = 'WAITING';
    create index webhook_deliveries_leased on webhook_deliveries (endpoint_id, leased_until) where lease is not null;
    create index webhook_deliveries_by_time on webhook_deliveries (endpoint_id, created_at, event_id);
    create index webhook_deliveries_of_event on webhook_deliveries (event_id);

    create table webhook_attempts (
      endpoint_id bigint not null,
      event_id uuid not null,
      seq integer not null,
      at timestamptz not null,
      millis integer not null,
      status integer,
      error text,
      answer text,
      primary key (endpoint_id, event_id, seq),
      foreign key (endpoint_id, event_id) references webhook_deliveries (endpoint_id, event_id) on delete cascade
    );
    create index webhook_attempts_by_time on webhook_attempts (at);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop table webhook_attempts, webhook_deliveries, webhook_secrets, webhook_endpoints, merchant_events,
      merchant_event_counters, api_keys;
  `);
};

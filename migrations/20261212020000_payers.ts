import type { Knex } from 'knex';

/**
 * The place of a payer: mailed links and sessions by the SHA-256 of their secret, company data and requests of erasure.
 * `email` is in lower case, as addresses are compared; there is one session of an address.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table payer_links (
      id bigint primary key generated always as identity,
      token_hash bytea not null unique,
      email text not null check (email = lower(email)),
      created_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > created_at),
      used_at timestamptz
    );
    create index payer_links_email on payer_links (email);
    create index payer_links_expires on payer_links (expires_at);

    create table payer_sessions (
      email text primary key check (email = lower(email)),
      token_hash bytea not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > created_at)
    );
    create index payer_sessions_expires on payer_sessions (expires_at);

    create table payer_companies (
      email text primary key check (email = lower(email)),
      name text not null,
      address text not null,
      tax_id text,
      vat_number text,
      country text not null check (country ~ '^[A-Z]{2}$'),
      updated_at timestamptz not null
    );

    create table payer_erasure_requests (
      id bigint primary key generated always as identity,
      email text not null unique check (email = lower(email)),
      asked_at timestamptz not null
    );`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table payer_erasure_requests, payer_companies, payer_sessions, payer_links');
};

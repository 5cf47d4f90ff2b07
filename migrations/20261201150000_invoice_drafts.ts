import type { Knex } from 'knex';

/** Drafts of invoices: what a member has typed, without a number. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table invoice_drafts (
      id bigint generated always as identity primary key,
      merchant_id bigint not null references merchants (id) on delete cascade,
      content jsonb not null check (jsonb_typeof(content) = 'object'),
      version integer not null default 1 check (version > 0),
      saved_by bigint references users (id) on delete set null,
      created_at timestamptz not null,
      saved_at timestamptz not null
    );
    create index invoice_drafts_of_merchant on invoice_drafts (merchant_id, saved_at);
    create index invoice_drafts_by_email on invoice_drafts (lower(content -> 'customer' ->> 'email'));
    create index invoice_drafts_by_user on invoice_drafts (saved_by);`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table invoice_drafts');
};

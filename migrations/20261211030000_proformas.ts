import type { Knex } from 'knex';

/**
 * Proformas and offers: a series of their own, in no chain and no ledger. `content` is what the merchant wrote, as the API
 * has it; amounts are minor units. A document of a payment of one is a row of `proforma_invoices`.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table proforma_series (
      merchant_id bigint primary key references merchants (id),
      last_number bigint not null check (last_number between 0 and 9999999999)
    );

    create table proformas (
      id bigint primary key generated always as identity,
      merchant_id bigint not null references merchants (id),
      kind text not null check (kind in ('PROFORMA', 'OFFER')),
      number text not null check (number ~ '^[0-9]{10}$'),
      state text not null check (state in ('DRAFT', 'SENT', 'ACCEPTED', 'PAID', 'EXPIRED', 'WITHDRAWN')),
      token text not null unique,
      customer_id bigint references customers (id) on delete set null,
      customer_name text not null,
      customer_email text,
      content jsonb not null,
      about text not null,
      currency text not null check (currency in ('EUR', 'USD')),
      subtotal_minor bigint not null,
      tax_minor bigint not null,
      total_minor bigint not null check (total_minor > 0),
      paid_minor bigint not null default 0 check (paid_minor >= 0),
      card_max_minor bigint check (card_max_minor > 0),
      valid_until date not null,
      payment_link_id bigint references payment_links (id),
      reference text,
      sent_at timestamptz,
      sent_to text,
      accepted_at timestamptz,
      accepted_by text,
      created_by bigint references users (id) on delete set null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      version integer not null default 1,
      unique (merchant_id, number),
      check ((accepted_at is null) or state in ('ACCEPTED', 'PAID', 'WITHDRAWN', 'EXPIRED')),
      check (state <> 'SENT' or sent_at is not null)
    );
    create index proformas_merchant on proformas (merchant_id, created_at desc, id desc);
    create index proformas_state on proformas (merchant_id, state, created_at desc, id desc);
    create index proformas_customer on proformas (customer_id) where customer_id is not null;
    create index proformas_due on proformas (valid_until) where state in ('SENT', 'ACCEPTED');
    create index proformas_search on proformas using gin (customer_name extensions.gin_trgm_ops,
      about extensions.gin_trgm_ops, number extensions.gin_trgm_ops);

    create table proforma_links (
      payment_link_id bigint primary key references payment_links (id),
      proforma_id bigint not null references proformas (id)
    );
    create index proforma_links_proforma on proforma_links (proforma_id);

    create table proforma_invoices (
      proforma_id bigint not null references proformas (id),
      invoice_id bigint not null unique references invoices (id),
      is_advance boolean not null,
      primary key (proforma_id, invoice_id)
    );

    create table proforma_questions (
      id bigint primary key generated always as identity,
      proforma_id bigint not null references proformas (id),
      merchant_id bigint not null references merchants (id),
      text text not null,
      email text not null,
      asked_at timestamptz not null
    );
    create index proforma_questions_proforma on proforma_questions (proforma_id, id);`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(
    'drop table proforma_questions, proforma_invoices, proforma_links, proformas, proforma_series',
  );
};

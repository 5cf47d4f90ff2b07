import type { Knex } from 'knex';

/** Payment links. Amounts are minor units; a BGN amount carries the EUR amount charged to the card, and the rate. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table payment_links (
      id bigint generated always as identity primary key,
      token text not null unique check (length(token) >= 22),
      merchant_id bigint not null references merchants,
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null check (currency in ('EUR', 'USD', 'BGN')),
      charge_amount_minor bigint not null check (charge_amount_minor between 50 and 99999999),
      charge_currency text not null check (charge_currency in ('EUR', 'USD')),
      fx_rate numeric(14, 6),
      usage text not null check (usage in ('SINGLE', 'REUSABLE')),
      status text not null check (status in ('ACTIVE', 'PAID', 'EXPIRED', 'CANCELLED')),
      description text check (length(description) <= 500),
      customer_name text,
      customer_email text,
      invoice_id bigint,
      expires_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      paid_at timestamptz,
      cancelled_at timestamptz,
      version integer not null default 1,
      check (usage = 'REUSABLE' or expires_at is not null),
      check (usage = 'SINGLE' or status <> 'PAID'),
      check ((currency = 'BGN') = (fx_rate is not null)),
      check (currency = 'BGN' or (charge_currency = currency and charge_amount_minor = amount_minor))
    );
    create index payment_links_merchant on payment_links (merchant_id, created_at, id);
    create index payment_links_due on payment_links (expires_at) where status = 'ACTIVE';
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table payment_links');
};

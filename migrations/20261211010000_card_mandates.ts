import type { Knex } from 'knex';

/**
 * Cards that customers let stay with a merchant. A mandate keeps what its payer agreed to, word for word; the provider's
 * ids are deleted when it ends.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table card_mandates (
      id bigint primary key generated always as identity,
      merchant_id bigint not null references merchants (id),
      customer_id bigint references customers (id) on delete set null,
      payment_id bigint not null unique references payments (id),
      token text not null unique,
      provider text not null,
      provider_account text,
      provider_customer text,
      provider_method text,
      brand text not null,
      last4 text not null,
      expires_on date not null,
      currency text not null check (currency in ('EUR', 'USD')),
      max_minor bigint not null check (max_minor > 0),
      language text not null check (language in ('bg', 'en')),
      email text,
      agreed_text text not null,
      agreed_at timestamptz not null,
      ended_at timestamptz,
      ended_by text check (ended_by in ('PAYER', 'MERCHANT', 'REPLACED', 'ERASED')),
      check ((ended_at is null) = (ended_by is null)),
      check ((ended_at is null) = (provider_method is not null))
    );
    create unique index card_mandates_one_active on card_mandates (merchant_id, customer_id) where ended_at is null;
    create index card_mandates_merchant on card_mandates (merchant_id, agreed_at desc, id desc);
    create index card_mandates_customer on card_mandates (customer_id);`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table card_mandates');
};

import type { Knex } from 'knex';

/**
 * The ways to pay a link that its merchant has chosen, and transfers that payers have promised. A promise keeps the account
 * that its payer was given; its payment is stored with it when the money is booked.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(String.raw`
    alter table payment_links add column methods text[];

    create table bank_promises (
      id bigint primary key generated always as identity,
      merchant_id bigint not null references merchants (id),
      payment_link_id bigint not null references payment_links (id),
      invoice_id bigint,
      reference text not null unique check (reference ~ '^P[2-9A-HJ-NP-Z]{9}[0-9A-Z]$'),
      token text not null unique,
      amount_minor bigint not null check (amount_minor > 0),
      receiver text not null,
      iban text not null,
      bic text,
      customer_name text,
      customer_email text,
      buyer jsonb,
      language text not null check (language in ('bg', 'en')),
      promised_at timestamptz not null,
      expires_at timestamptz not null,
      withdrawn_at timestamptz,
      paid_at timestamptz,
      payment_id bigint,
      check ((paid_at is null) = (payment_id is null)),
      check (expires_at > promised_at)
    );
    create index bank_promises_merchant on bank_promises (merchant_id, promised_at desc, id desc);
    create index bank_promises_waiting on bank_promises (merchant_id, expires_at)
      where paid_at is null and withdrawn_at is null;
    create index bank_promises_link on bank_promises (payment_link_id);`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table bank_promises; alter table payment_links drop column methods');
};

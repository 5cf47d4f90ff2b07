import type { Knex } from 'knex';

/** Merchants, the history of their status, and the accountants assigned to them. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table merchants (
      id bigint generated always as identity primary key,
      business_name text not null,
      business_type text not null check (business_type in ('RESTAURANT', 'RETAIL', 'SERVICE', 'ECOMMERCE', 'OTHER')),
      email text not null,
      phone_number text not null,
      address text not null,
      tax_id text,
      status text not null check (status in ('PENDING', 'ACTIVE', 'SUSPENDED', 'INACTIVE')),
      plan text not null default 'STARTER' check (plan in ('STARTER', 'GROWTH', 'PRO')),
      vat_registration text not null default 'NONE' check (vat_registration in ('FULL', 'NONE', 'ART_97A', 'EX')),
      vat_number text,
      fiscal_mode text not null default 'OWN_TILL' check (fiscal_mode in ('OWN_TILL', 'ALT_REGIME', 'EXEMPT')),
      e_shop_number text,
      slug text not null,
      iban text,
      bic text,
      logo bytea,
      logo_type text,
      language text not null default 'bg' check (language in ('bg', 'en')),
      invoice_author text,
      reminders_paused boolean not null default false,
      provider_account text,
      closed_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      version integer not null default 1,
      check (vat_registration = 'NONE' or vat_number is not null),
      check (fiscal_mode <> 'ALT_REGIME' or e_shop_number is not null)
    );
    create unique index merchants_email on merchants (lower(email)) where closed_at is null;
    create unique index merchants_tax_id on merchants (tax_id) where closed_at is null;
    create unique index merchants_slug on merchants (slug);
    create index merchants_created on merchants (created_at, id);

    alter table users add constraint users_merchant_exists
      foreign key (merchant_id) references merchants deferrable initially deferred;

    create table merchant_status_history (
      merchant_id bigint not null references merchants on delete cascade,
      seq integer not null,
      from_status text,
      to_status text not null,
      actor text not null,
      reason text,
      at timestamptz not null,
      primary key (merchant_id, seq)
    );

    create table merchant_assignments (
      merchant_id bigint not null references merchants on delete cascade,
      user_id bigint not null references users on delete cascade,
      assigned_at timestamptz not null,
      primary key (merchant_id, user_id)
    );
    create index merchant_assignments_user on merchant_assignments (user_id);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop table merchant_assignments;
    drop table merchant_status_history;
    alter table users drop constraint users_merchant_exists;
    drop table merchants;
  `);
};

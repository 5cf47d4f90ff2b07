import type { Knex } from 'knex';

/** Public pages of merchants, and which payment links their payers made. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    -- No row: the page was never switched on. Amounts are in minor units of EUR.
    create table public_pages (
      merchant_id bigint primary key references merchants (id),
      is_on boolean not null,
      text text,
      town text,
      shows_phone boolean not null,
      shows_email boolean not null,
      takes_amounts boolean not null,
      min_minor bigint not null check (min_minor >= 50),
      max_minor bigint not null check (max_minor <= 99999999),
      is_indexed boolean not null,
      updated_at timestamptz not null,
      check (min_minor <= max_minor)
    );

    alter table payment_links add column origin text not null default 'MERCHANT';
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table payment_links drop column origin; drop table public_pages');
};

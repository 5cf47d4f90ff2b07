import type { Knex } from 'knex';

/**
 * What the operator bills its merchants, one row for a merchant and month, in cents of a euro; a row without a document
 * waits for a later bill. And the credit notes for fees that were given back.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(String.raw`
    create table platform_bills (
      id bigint primary key generated always as identity,
      merchant_id bigint not null references merchants (id),
      month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
      charged_minor bigint not null check (charged_minor >= 0),
      returned_minor bigint not null check (returned_minor >= 0),
      taken_minor bigint not null check (taken_minor between 0 and charged_minor),
      plan_minor bigint not null check (plan_minor >= 0),
      invoice_id bigint references invoices (id),
      billed_on date,
      made_at timestamptz not null,
      unique (merchant_id, month),
      check ((invoice_id is null) = (billed_on is null)),
      check (charged_minor + returned_minor + plan_minor > 0)
    );
    create index platform_bills_month on platform_bills (month, id);
    create index platform_bills_invoice on platform_bills (invoice_id) where invoice_id is not null;

    create table platform_bill_notes (
      id bigint primary key generated always as identity,
      merchant_id bigint not null,
      month text not null,
      invoice_id bigint not null unique references invoices (id),
      amount_minor bigint not null check (amount_minor > 0),
      foreign key (merchant_id, month) references platform_bills (merchant_id, month)
    );
    create index platform_bill_notes_month on platform_bill_notes (merchant_id, month);

    create table platform_bill_runs (
      month text primary key check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
      ended_at timestamptz not null,
      failed integer not null check (failed >= 0)
    );`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table platform_bill_runs, platform_bill_notes, platform_bills');
};

import type { Knex } from 'knex';
import { addConstraintOnline, addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

/**
 * The document of another program that a link asks the money of; its payment has no document of this series. And what was
 * paid of such documents.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table payment_links add column if not exists foreign_document_id bigint;
    create table if not exists foreign_imports (
      id bigint primary key generated always as identity,
      merchant_id bigint not null references merchants (id),
      imported_by text not null,
      imported_at timestamptz not null,
      documents integer not null check (documents >= 0),
      start_number bigint check (start_number > 0),
      start_number_before bigint check (start_number_before > 0),
      undone_at timestamptz
    );
    create index if not exists foreign_imports_merchant on foreign_imports (merchant_id, id desc);
    create table if not exists foreign_payments (
      id bigint primary key generated always as identity,
      foreign_document_id bigint not null references foreign_documents (id) on delete cascade,
      payment_id bigint unique references payments (id),
      amount_minor bigint not null check (amount_minor > 0),
      paid_on date not null,
      recorded_by text not null,
      recorded_at timestamptz not null,
      taken_back_at timestamptz,
      check (payment_id is null or taken_back_at is null)
    );
    create index if not exists foreign_payments_document on foreign_payments (foreign_document_id)`);
  await addConstraintOnline(knex, {
    name: 'payment_links_foreign_document_id_fkey',
    table: 'payment_links',
    is: 'foreign key (foreign_document_id) references foreign_documents (id)',
  });
  await addConstraintOnline(knex, {
    name: 'payment_links_foreign_document_check',
    table: 'payment_links',
    is: `check (foreign_document_id is null or (invoice_id is null and usage = 'SINGLE'))`,
  });
  await addIndexOnline(knex, {
    name: 'payment_links_foreign_document',
    table: 'payment_links',
    on: '(foreign_document_id, id desc) where foreign_document_id is not null',
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop index payment_links_foreign_document;
    alter table payment_links drop constraint payment_links_foreign_document_check,
      drop constraint payment_links_foreign_document_id_fkey, drop column foreign_document_id;
    drop table foreign_payments;
    drop table foreign_imports;`);
};

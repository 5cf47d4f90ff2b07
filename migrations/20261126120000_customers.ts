import type { Knex } from 'knex';
import { addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

const changeable = (more: string): string =>
  `array['status', 'paid_minor', 'paid_at', 'annulled_at', 'annulment_reason'${more}]`;

/** @param more columns that may change besides those of earlier versions, as SQL */
const refuseDocumentChange = (more: string): string => `
  create or replace function refuse_document_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      raise exception 'an issued document is never deleted' using errcode = 'restrict_violation';
    end if;
    if to_jsonb(new) - ${changeable(more)} <> to_jsonb(old) - ${changeable(more)} then
      raise exception 'an issued document is never edited' using errcode = 'restrict_violation';
    end if;
    if (new.annulled_at, new.annulment_reason) is distinct from (old.annulled_at, old.annulment_reason)
        and not exists (select from invoice_annulments a where a.invoice_id = new.id
          and a.annulled_at = new.annulled_at and a.reason = new.annulment_reason) then
      raise exception 'an annulment is appended and never taken back' using errcode = 'restrict_violation';
    end if;
    return new;
  end $$;`;

/** Trigram indexes for search by three letters. */
const tables = `
  create table if not exists customers (
    id bigint generated always as identity primary key,
    merchant_id bigint not null references merchants on delete cascade,
    kind text not null check (kind in ('PERSON', 'COMPANY')),
    name text not null,
    contact text,
    email text,
    phone text,
    address text,
    city text,
    country text not null check (country ~ '^[A-Z]{2}$'),
    tax_id text,
    vat_number text,
    vat_checked jsonb,
    language text not null check (language in ('bg', 'en')),
    due_days integer check (due_days between 0 and 365),
    note text,
    created_at timestamptz not null,
    archived_at timestamptz,
    version integer not null default 1
  );
  create unique index if not exists customers_tax_id on customers (merchant_id, tax_id) where archived_at is null;
  create index if not exists customers_merchant on customers (merchant_id, id);
  create index if not exists customers_email on customers (lower(email));
  create index if not exists customers_search on customers using gin (name extensions.gin_trgm_ops,
    tax_id extensions.gin_trgm_ops, vat_number extensions.gin_trgm_ops, email extensions.gin_trgm_ops);

  create table if not exists items (
    id bigint generated always as identity primary key,
    merchant_id bigint not null references merchants on delete cascade,
    code text,
    name text not null,
    name_en text,
    unit text not null,
    price_minor bigint not null check (price_minor > 0),
    currency text not null check (currency in ('EUR', 'USD', 'BGN')),
    price_holds_vat boolean not null,
    rate integer not null check (rate in (20, 9, 0)),
    zero_ground text check (zero_ground is null or rate = 0),
    created_at timestamptz not null,
    archived_at timestamptz,
    version integer not null default 1
  );
  create unique index if not exists items_code on items (merchant_id, code);
  create index if not exists items_merchant on items (merchant_id, id);
  create index if not exists items_search on items using gin (name extensions.gin_trgm_ops,
    name_en extensions.gin_trgm_ops, code extensions.gin_trgm_ops);`;

/** A document points to the customer of its payment link, or of the invoice that it corrects. */
const pointDocument = `
  create or replace function point_document_to_customer() returns trigger language plpgsql as $$
  begin
    select coalesce(l.customer_id, c.customer_id) into new.customer_id
    from (select 1) one
    left join payments p on p.id = new.payment_id
    left join payment_links l on l.id = coalesce(new.payment_link_id, p.payment_link_id)
    left join invoices c on c.id = new.corrects_invoice_id;
    return new;
  end $$;
  create or replace trigger point_to_customer before insert on invoices
    for each row execute function point_document_to_customer();`;

/** Customers and items of a merchant. Documents and links only point to a customer: their hashes leave it out. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ${tables}
    alter table payment_links add column if not exists customer_id bigint;
    alter table invoices add column if not exists customer_id bigint;
    ${refuseDocumentChange(`, 'customer_id'`)}
    ${pointDocument}
  `);
  for (const table of ['payment_links', 'invoices'])
    await addIndexOnline(knex, {
      name: `${table}_customer`,
      table,
      on: '(customer_id, id) where customer_id is not null',
    });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop trigger if exists point_to_customer on invoices;
    drop function if exists point_document_to_customer();
    ${refuseDocumentChange('')}
    alter table invoices drop column if exists customer_id;
    alter table payment_links drop column if exists customer_id;
    drop table if exists items, customers;
  `);
};

import type { Knex } from 'knex';

/**
 * Documents that another installation or another program has issued. Those of an imported archive have its hashes and
 * files and never change; `open_minor` is what was unpaid when they came. Amounts are minor units.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table archive_imports (
      id bigint primary key generated always as identity,
      merchant_id bigint not null unique references merchants (id),
      sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
      installation text not null,
      merchant_number bigint not null,
      made_at timestamptz not null,
      counts jsonb not null,
      end_hash text check (end_hash ~ '^[0-9a-f]{64}$'),
      imported_by text not null,
      imported_at timestamptz not null,
      unique (installation, merchant_number)
    );

    create table foreign_documents (
      id bigint primary key generated always as identity,
      merchant_id bigint not null references merchants (id),
      archive_import_id bigint references archive_imports (id),
      record_import_id bigint,
      number text not null check (number <> ''),
      type text not null check (type in ('INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE')),
      issue_date date not null,
      due_date date,
      currency text not null check (currency in ('EUR', 'USD')),
      total_minor bigint not null check (total_minor >= 0),
      open_minor bigint not null check (open_minor between 0 and total_minor),
      buyer_name text not null,
      buyer_tax_id text,
      buyer_email text,
      customer_id bigint references customers (id) on delete set null,
      annulled_at timestamptz,
      hash text check (hash ~ '^[0-9a-f]{64}$'),
      pdf_sha256 text check (pdf_sha256 ~ '^[0-9a-f]{64}$'),
      xml_sha256 text check (xml_sha256 ~ '^[0-9a-f]{64}$'),
      created_at timestamptz not null,
      undone_at timestamptz,
      check (archive_import_id is null or (hash is not null and pdf_sha256 is not null and undone_at is null))
    );
    create unique index foreign_documents_number on foreign_documents (merchant_id, number, type)
      where undone_at is null;
    create index foreign_documents_merchant on foreign_documents (merchant_id, issue_date desc, id desc);
    create index foreign_documents_customer on foreign_documents (customer_id) where customer_id is not null;
    create index foreign_documents_archive on foreign_documents (archive_import_id)
      where archive_import_id is not null;
    create index foreign_documents_record_import on foreign_documents (record_import_id)
      where record_import_id is not null;
    create index foreign_documents_search on foreign_documents using gin (number extensions.gin_trgm_ops,
      buyer_name extensions.gin_trgm_ops);

    create function refuse_foreign_document_change() returns trigger language plpgsql as $$
    begin
      if old.archive_import_id is null then
        return case tg_op when 'DELETE' then old else new end;
      end if;
      if tg_op = 'DELETE' or row(old.merchant_id, old.archive_import_id, old.number, old.type, old.issue_date,
          old.due_date, old.currency, old.total_minor, old.buyer_name, old.annulled_at, old.hash, old.pdf_sha256,
          old.xml_sha256)
        is distinct from row(new.merchant_id, new.archive_import_id, new.number, new.type, new.issue_date,
          new.due_date, new.currency, new.total_minor, new.buyer_name, new.annulled_at, new.hash, new.pdf_sha256,
          new.xml_sha256)
      then raise exception 'documents of an imported archive never change';
      end if;
      return new;
    end $$;
    create trigger frozen before update or delete on foreign_documents
      for each row execute function refuse_foreign_document_change();`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop table foreign_documents, archive_imports;
    drop function refuse_foreign_document_change;`);
};

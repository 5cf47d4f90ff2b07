import type { Knex } from 'knex';

/** Immutable documents, their lines, the number counters, and the deliveries of their mails. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table invoice_series (
      merchant_id bigint not null references merchants,
      series text not null check (series in ('LEGAL', 'TEST')),
      start_number bigint not null default 1 check (start_number > 0),
      next_number bigint not null check (next_number >= start_number),
      last_issue_date date,
      last_hash text,
      primary key (merchant_id, series)
    );

    create table invoices (
      id bigint generated always as identity primary key,
      merchant_id bigint not null references merchants,
      series text not null,
      number bigint not null check (number > 0),
      invoice_number text not null,
      type text not null check (type in ('INVOICE', 'CREDIT_NOTE')),
      is_test boolean not null default false,
      status text not null check (status in ('PENDING', 'OVERDUE', 'PAID')),
      payment_id bigint references payments,
      payment_link_id bigint references payment_links,
      refund_id bigint references refunds,
      corrects_invoice_id bigint references invoices,
      correction_reason text,
      currency text not null check (currency in ('EUR', 'USD')),
      subtotal_minor bigint not null,
      tax_minor bigint not null,
      total_minor bigint not null check (total_minor > 0),
      paid_minor bigint not null default 0 check (paid_minor >= 0),
      price_amount_minor bigint,
      price_currency text,
      eur_rate numeric(14, 6) not null,
      eur_subtotal_minor bigint not null,
      eur_tax_minor bigint not null,
      vat_registration text not null,
      vat_ground text,
      issue_date date not null,
      tax_event_date date not null,
      due_date date not null,
      issued_at timestamptz not null,
      description text,
      payment_method text not null check (payment_method in ('CARD', 'BANK_TRANSFER')),
      author text not null,
      language text not null check (language in ('bg', 'en')),
      seller jsonb not null,
      buyer jsonb not null,
      customer_name text,
      customer_email text,
      fiscal_mode text not null,
      e_shop_number text,
      order_number bigint,
      transaction_reference text,
      paid_at timestamptz,
      annulled_at timestamptz,
      annulment_reason text,
      previous_hash text,
      document_hash text not null,
      foreign key (merchant_id, series) references invoice_series,
      unique (merchant_id, series, number),
      check (total_minor = subtotal_minor + tax_minor),
      check ((status = 'PAID') = (paid_minor = total_minor)),
      check ((type = 'CREDIT_NOTE') = (corrects_invoice_id is not null)),
      check (is_test = (series = 'TEST')),
      check ((annulled_at is null) = (annulment_reason is null))
    );
    create unique index invoices_payment on invoices (payment_id) where type = 'INVOICE';
    create unique index invoices_refund on invoices (refund_id);
    create unique index invoices_link on invoices (payment_link_id);
    create index invoices_merchant on invoices (merchant_id, id);
    create index invoices_due on invoices (due_date) where status = 'PENDING';
    alter table payment_links add constraint payment_links_invoice_exists
      foreign key (invoice_id) references invoices;

    create table invoice_lines (
      id bigint generated always as identity primary key,
      invoice_id bigint not null references invoices,
      position integer not null,
      description text not null,
      quantity numeric(12, 3) not null check (quantity > 0),
      unit text not null,
      unit_price_minor bigint not null,
      net_minor bigint not null,
      tax_rate integer not null check (tax_rate in (20, 9, 0)),
      tax_group text not null check (tax_group in ('А', 'Б', 'Г')),
      tax_minor bigint not null,
      unique (invoice_id, position)
    );
    create trigger append_only before update or delete on invoice_lines
      for each row execute function refuse_change();

    create function refuse_document_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        raise exception 'an issued document is never deleted' using errcode = 'restrict_violation';
      end if;
      if to_jsonb(new) - array['status', 'paid_minor', 'paid_at', 'annulled_at', 'annulment_reason']
        <> to_jsonb(old) - array['status', 'paid_minor', 'paid_at', 'annulled_at', 'annulment_reason'] then
        raise exception 'an issued document is never edited' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    create trigger frozen before update or delete on invoices
      for each row execute function refuse_document_change();

    create table invoice_deliveries (
      id bigint generated always as identity primary key,
      invoice_id bigint not null references invoices,
      kind text not null check (kind in ('RECEIPT', 'SENT_BY_MERCHANT', 'REMINDER')),
      recipient text not null,
      message_id text not null unique,
      state text not null check (state in ('QUEUED', 'SENT', 'FAILED')),
      attempts integer not null default 0,
      last_error text,
      requested_by text not null,
      created_at timestamptz not null,
      sent_at timestamptz,
      check ((state = 'SENT') = (sent_at is not null))
    );
    create unique index invoice_deliveries_receipt on invoice_deliveries (invoice_id) where kind = 'RECEIPT';
    create index invoice_deliveries_invoice on invoice_deliveries (invoice_id, id);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop table invoice_deliveries;
    alter table payment_links drop constraint payment_links_invoice_exists;
    drop table invoice_lines;
    drop table invoices;
    drop function refuse_document_change();
    drop table invoice_series;
  `);
};

import type { Knex } from 'knex';

const iso = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const sha256Of = (...fields: readonly string[]): string =>
  `encode(sha256(convert_to(concat_ws(chr(10), ${fields.join(', ')}), 'UTF8')), 'hex')`;

/** Columns of every row of the chain, with the key that holds it in its series. */
const ofChain = (hash: string): string => `
  merchant_id bigint not null,
  series text not null,
  previous_hash text not null,
  ${hash} text not null unique,
  foreign key (merchant_id, series) references invoice_series`;

const appendOnly = (table: string): string => `
  create trigger append_only before update or delete on ${table}
    for each row execute function refuse_change();`;

/** The paid amount and its time follow from the payments; checked when the transaction ends. */
const checkPaid = `
  create function check_paid_columns() returns trigger language plpgsql as $$
  declare
    about bigint;
    document record;
    sum_of_valid bigint;
    latest timestamptz;
  begin
    if tg_table_name = 'invoices' then about := new.id; else about := new.invoice_id; end if;
    select type, is_test, total_minor, paid_minor, paid_at into document from invoices where id = about;
    if document.type <> 'INVOICE' or document.is_test then return null; end if;
    select coalesce(sum(p.amount_minor), 0), max(p.paid_at) into sum_of_valid, latest from invoice_payments p
    where p.invoice_id = about
      and not exists (select from invoice_payments_taken_back t where t.payment_id = p.id);
    if document.paid_minor <> sum_of_valid
        or document.paid_at is distinct from (case when sum_of_valid = document.total_minor then latest end) then
      raise exception 'the paid amount of a document is the sum of its payments' using errcode = 'restrict_violation';
    end if;
    return null;
  end $$;
  create constraint trigger paid_columns after insert or update of paid_minor, paid_at, status on invoices
    deferrable initially deferred for each row execute function check_paid_columns();
  create constraint trigger paid_columns after insert on invoice_payments
    deferrable initially deferred for each row execute function check_paid_columns();
  create constraint trigger paid_columns after insert on invoice_payments_taken_back
    deferrable initially deferred for each row execute function check_paid_columns();`;

const paymentText = sha256Of(
  `'payment'`,
  'paid.merchant_id',
  'paid.series',
  'paid.number',
  'paid.document_hash',
  `'CARD'`,
  'paid.total_minor',
  'paid.currency',
  'paid.paid_on',
  iso('paid.moment'),
  'paid.paid_by',
  `''`,
  `'system:payments'`,
  iso('paid.moment'),
  'previous',
  `''`,
);

/** One CARD payment for every invoice that a payment paid, and the first sent mail as delivery of the original. */
const appendFacts = `
  do $$
  declare
    fact record;
    paid record;
    previous text;
    hash text;
    recipient text;
    merchant bigint := 0;
    of_series text := '';
  begin
    for fact in
      select merchant_id, series, id, at, kind from (
        select i.merchant_id, i.series, i.id, i.paid_at as at, 'PAYMENT' as kind from invoices i
        where i.type = 'INVOICE' and i.series = 'LEGAL' and i.status = 'PAID'
        union all
        select i.merchant_id, i.series, i.id, min(d.sent_at), 'ORIGINAL'
        from invoices i join invoice_deliveries d on d.invoice_id = i.id
        where d.state = 'SENT' and d.kind <> 'ANNULMENT' group by i.id
      ) facts order by merchant_id, series, at, id, kind desc
    loop
      if (fact.merchant_id, fact.series) <> (merchant, of_series) then
        update invoice_series set last_hash = previous where merchant_id = merchant and series = of_series;
        merchant := fact.merchant_id;
        of_series := fact.series;
        select last_hash into strict previous from invoice_series
        where merchant_id = merchant and series = of_series for update;
      end if;
      if fact.kind = 'PAYMENT' then
        select i.*, p.id as paid_by, date_trunc('milliseconds', i.paid_at) as moment,
          (i.paid_at at time zone 'Europe/Sofia')::date as paid_on
        into paid from invoices i join payments p on p.status = 'SUCCEEDED'
          and (p.id = i.payment_id or (i.payment_id is null and p.payment_link_id = i.payment_link_id
            and p.duplicate_of is null and p.charge_amount_minor = i.total_minor))
        where i.id = fact.id order by p.succeeded_at, p.id limit 1;
        if found then
          hash := ${paymentText};
          insert into invoice_payments (invoice_id, merchant_id, series, kind, amount_minor, currency, paid_on, paid_at,
            payment_id, recorded_by, recorded_at, previous_hash, payment_hash)
          values (paid.id, merchant, of_series, 'CARD', paid.total_minor, paid.currency, paid.paid_on, paid.moment,
            paid.paid_by, 'system:payments', paid.moment, previous, hash);
          previous := hash;
        end if;
      else
        select i.number, i.document_hash, lower(trim(d.recipient)) as recipient,
          date_trunc('milliseconds', d.sent_at) as moment
        into paid from invoices i join invoice_deliveries d on d.invoice_id = i.id
        where i.id = fact.id and d.state = 'SENT' and d.kind <> 'ANNULMENT' order by d.sent_at, d.id limit 1;
        recipient := ${sha256Of('paid.document_hash', 'paid.recipient')};
        hash := ${sha256Of(
          `'original'`,
          'merchant',
          'of_series',
          'paid.number',
          'paid.document_hash',
          'recipient',
          iso('paid.moment'),
          'previous',
        )};
        insert into invoice_originals (invoice_id, merchant_id, series, recipient_hash, delivered_at, previous_hash,
          original_hash)
        values (fact.id, merchant, of_series, recipient, paid.moment, previous, hash);
        previous := hash;
      end if;
    end loop;
    update invoice_series set last_hash = previous where merchant_id = merchant and series = of_series;
  end $$;`;

/**
 * Payments of documents, transfers that were taken back, and deliveries of originals. Each row is appended to the hash
 * chain of its series (src/modules/invoices/domain/numbers/chain-facts.ts); those of earlier versions stand at the end of the
 * chains, ordered by instant. A payment that meets nothing open of its invoice is `overpaid`.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table payments add column overpaid boolean not null default false;
    alter table invoice_deliveries add column is_original boolean not null default false;

    create table invoice_payments (
      id bigint generated always as identity primary key,
      invoice_id bigint not null references invoices,
      kind text not null check (kind in ('CARD', 'BANK')),
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null check (currency in ('EUR', 'USD')),
      paid_on date not null,
      paid_at timestamptz not null,
      payment_id bigint unique references payments,
      bank_line_id bigint,
      note text check (length(note) <= 200),
      recorded_by text not null,
      request_key text,
      recorded_at timestamptz not null,
      ${ofChain('payment_hash')},
      unique (invoice_id, request_key),
      check ((kind = 'CARD') = (payment_id is not null)),
      check (paid_on = (paid_at at time zone 'Europe/Sofia')::date)
    );
    create index invoice_payments_invoice on invoice_payments (invoice_id, id);
    create index invoice_payments_series on invoice_payments (merchant_id, series);

    create table invoice_payments_taken_back (
      payment_id bigint primary key references invoice_payments,
      invoice_id bigint not null references invoices,
      taken_back_at timestamptz not null,
      taken_back_by text not null,
      reason text not null,
      ${ofChain('take_back_hash')}
    );
    create index invoice_payments_taken_back_series on invoice_payments_taken_back (merchant_id, series);

    create table invoice_originals (
      invoice_id bigint primary key references invoices,
      recipient_hash text not null,
      delivered_at timestamptz not null,
      ${ofChain('original_hash')}
    );
    create index invoice_originals_series on invoice_originals (merchant_id, series);
    ${appendFacts}
    ${appendOnly('invoice_payments')}
    ${appendOnly('invoice_payments_taken_back')}
    ${appendOnly('invoice_originals')}
    ${checkPaid}
  `);
};

/**
 * The chains end with their last document or annulment again. Documents that followed a payment stay behind the hash of
 * its row, which the version before reports as REORDERED.
 */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    with recursive facts as materialized (
      select payment_hash as hash, previous_hash from invoice_payments
      union all select take_back_hash, previous_hash from invoice_payments_taken_back
      union all select original_hash, previous_hash from invoice_originals
    ), back as (
      select merchant_id, series, last_hash as hash from invoice_series
      union all
      select b.merchant_id, b.series, f.previous_hash from back b join facts f on f.hash = b.hash
    )
    update invoice_series s set last_hash = b.hash from back b
    where b.merchant_id = s.merchant_id and b.series = s.series and not exists (select from facts f where f.hash = b.hash);

    drop trigger paid_columns on invoices;
    drop table invoice_originals, invoice_payments_taken_back, invoice_payments;
    drop function check_paid_columns();
    alter table invoice_deliveries drop column is_original;
    alter table payments drop column overpaid;
  `);
};

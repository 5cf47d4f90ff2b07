import type { Knex } from 'knex';

/**
 * Bank accounts, their statements and movements, what each movement has paid, and the accounts from which customers have
 * paid. Amounts are minor units; that of an outgoing movement is below zero.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table bank_accounts (
      id bigint primary key generated always as identity,
      merchant_id bigint not null references merchants (id),
      iban text not null,
      bic text,
      currency text not null check (currency in ('EUR', 'USD')),
      keeps_outgoing boolean not null default false,
      columns jsonb,
      created_at timestamptz not null,
      unique (merchant_id, iban)
    );

    create table bank_statements (
      id bigint primary key generated always as identity,
      bank_account_id bigint not null references bank_accounts (id),
      merchant_id bigint not null references merchants (id),
      format text not null check (format in ('CAMT053', 'MT940', 'UBB_XML', 'UBB_TXT', 'CSV', 'XLSX')),
      file_name text,
      file_sha256 text not null,
      statement_ref text,
      from_on date,
      to_on date,
      opening_minor bigint,
      closing_minor bigint,
      lines integer not null check (lines >= 0),
      repeated integer not null check (repeated between 0 and lines),
      imported_by text not null,
      imported_at timestamptz not null,
      unique (bank_account_id, file_sha256)
    );
    create index bank_statements_merchant on bank_statements (merchant_id, imported_at desc, id desc);

    create table bank_lines (
      id bigint primary key generated always as identity,
      statement_id bigint not null references bank_statements (id),
      bank_account_id bigint not null references bank_accounts (id),
      merchant_id bigint not null references merchants (id),
      booked_on date not null,
      value_on date,
      amount_minor bigint not null check (amount_minor <> 0),
      currency text not null check (currency in ('EUR', 'USD')),
      name text,
      iban text,
      end_to_end text,
      text text,
      bank_ref text,
      is_reversal boolean not null default false,
      fingerprint text not null,
      state text not null check (state in ('NEW', 'SUGGESTED', 'MATCHED', 'TO_RETURN', 'IGNORED')),
      aside_reason text check (aside_reason in ('OUTGOING', 'BY_HAND', 'RETURNED', 'REVERSED')),
      to_return_minor bigint not null default 0 check (to_return_minor >= 0),
      returned_on date,
      suggestions jsonb not null default '[]',
      version integer not null default 1,
      unique (bank_account_id, fingerprint),
      check ((state = 'IGNORED') = (aside_reason is not null)),
      check (state <> 'TO_RETURN' or to_return_minor > 0)
    );
    create index bank_lines_merchant on bank_lines (merchant_id, booked_on desc, id desc);
    create index bank_lines_state on bank_lines (merchant_id, state, booked_on desc, id desc);
    create index bank_lines_statement on bank_lines (statement_id);

    create table bank_line_matches (
      id bigint primary key generated always as identity,
      bank_line_id bigint not null references bank_lines (id),
      merchant_id bigint not null references merchants (id),
      invoice_id bigint references invoices (id),
      invoice_payment_id bigint references invoice_payments (id),
      payment_id bigint references payments (id),
      payout_id bigint references payouts (id),
      amount_minor bigint not null check (amount_minor > 0),
      reasons text[] not null,
      matched_by text not null,
      matched_at timestamptz not null,
      undone_by text,
      undone_at timestamptz,
      undone_reason text,
      check (num_nonnulls(invoice_payment_id, payment_id, payout_id) = 1),
      check ((invoice_payment_id is null) or (invoice_id is not null)),
      check ((undone_at is null) = (undone_by is null))
    );
    create index bank_line_matches_line on bank_line_matches (bank_line_id, id);
    create index bank_line_matches_invoice on bank_line_matches (invoice_id) where invoice_id is not null;
    create index bank_line_matches_invoice_payment on bank_line_matches (invoice_payment_id)
      where invoice_payment_id is not null;
    create unique index bank_line_matches_payment on bank_line_matches (payment_id)
      where payment_id is not null and undone_at is null;
    create unique index bank_line_matches_payout on bank_line_matches (payout_id)
      where payout_id is not null and undone_at is null;

    create table customer_ibans (
      customer_id bigint not null references customers (id) on delete cascade,
      iban text not null,
      first_seen date not null,
      confirmed_by text not null,
      primary key (customer_id, iban)
    );
    create index customer_ibans_iban on customer_ibans (iban);`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table customer_ibans, bank_line_matches, bank_lines, bank_statements, bank_accounts');
};

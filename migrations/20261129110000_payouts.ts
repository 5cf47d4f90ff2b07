import type { Knex } from 'knex';

/**
 * Payouts of the provider to merchants, what is in them, the accounts that have taken payments with the time at which
 * their payouts are listed next, and the ledger transactions of payouts.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table payouts (
      id bigint generated always as identity primary key,
      merchant_id bigint not null references merchants (id),
      account_id text not null,
      provider_payout_id text not null unique,
      amount_minor bigint not null,
      currency text not null,
      status text not null check (status in ('PENDING', 'IN_TRANSIT', 'PAID', 'FAILED', 'CANCELED')),
      arrival_on date not null,
      automatic boolean not null,
      failure_code text,
      failure_text text,
      bank_last4 text,
      statement_descriptor text,
      trace_id text,
      reconciliation text not null check (reconciliation in ('NOT_YET', 'COMPLETE', 'NOT_POSSIBLE', 'DIFFERS')),
      unknown_lines integer not null default 0,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      version integer not null default 1
    );
    create index payouts_of_merchant on payouts (merchant_id, created_at, id);
    create index payouts_by_time on payouts (created_at, id);
    create index payouts_of_account on payouts (account_id, created_at);
    create index payouts_to_review on payouts (id) where status = 'FAILED' or reconciliation = 'DIFFERS' or unknown_lines > 0;

    create table payout_lines (
      id bigint generated always as identity primary key,
      payout_id bigint not null references payouts (id),
      provider_transaction_id text not null unique,
      kind text not null check (kind in ('CHARGE', 'REFUND', 'REFUND_FAILED', 'DISPUTE', 'DISPUTE_REVERSAL', 'FEE',
        'APPLICATION_FEE', 'ADJUSTMENT', 'OTHER')),
      provider_type text not null,
      provider_source text,
      description text,
      payment_id bigint references payments (id),
      gross_minor bigint not null,
      fee_minor bigint not null,
      platform_fee_minor bigint not null,
      net_minor bigint not null,
      at timestamptz not null,
      check (net_minor = gross_minor - fee_minor - platform_fee_minor)
    );
    create index payout_lines_of_payout on payout_lines (payout_id, id);
    create index payout_lines_of_payment on payout_lines (payment_id);

    create table payout_accounts (
      account_id text primary key,
      merchant_id bigint not null references merchants (id),
      next_list_at timestamptz not null
    );
    create index payout_accounts_of_merchant on payout_accounts (merchant_id);
    create index payout_accounts_next_list on payout_accounts (next_list_at);

    alter table ledger_transactions add column payout_id bigint;
    alter table ledger_transactions alter column payment_id drop not null;
  `);
};

/** Refused once a payout is booked: the older schema has no place for it in the ledger. */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table ledger_transactions alter column payment_id set not null;
    alter table ledger_transactions drop column payout_id;
    drop table payout_lines, payouts, payout_accounts;
  `);
};

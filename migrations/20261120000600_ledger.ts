import type { Knex } from 'knex';

/** The ledger: every transaction sums to zero per currency, checked at commit, and no row is ever changed. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table ledger_accounts (
      id bigint generated always as identity primary key,
      code text not null check (code in
        ('PROVIDER_RECEIVABLE', 'PLATFORM_REVENUE', 'PROVIDER_FEES', 'MERCHANT_PAYABLE', 'DISPUTE_HOLD')),
      merchant_id bigint references merchants,
      currency text not null check (currency in ('EUR', 'USD')),
      unique nulls not distinct (code, merchant_id, currency),
      check ((code = 'MERCHANT_PAYABLE') = (merchant_id is not null))
    );

    create table ledger_transactions (
      id bigint generated always as identity primary key,
      kind text not null check (kind in
        ('PAYMENT', 'REFUND', 'REFUND_FAILED', 'DISPUTE_OPENED', 'DISPUTE_WON', 'DISPUTE_LOST')),
      source text not null,
      payment_id bigint not null references payments,
      at timestamptz not null,
      unique (kind, source)
    );
    create index ledger_transactions_payment on ledger_transactions (payment_id);

    create table ledger_entries (
      id bigint generated always as identity primary key,
      transaction_id bigint not null references ledger_transactions,
      account_id bigint not null references ledger_accounts,
      amount_minor bigint not null check (amount_minor <> 0),
      currency text not null
    );
    create index ledger_entries_transaction on ledger_entries (transaction_id);
    create index ledger_entries_account on ledger_entries (account_id);

    create function refuse_unbalanced() returns trigger language plpgsql as $$
    begin
      if exists (
        select 1 from ledger_entries where transaction_id = new.transaction_id
        group by currency having sum(amount_minor) <> 0
      ) then
        raise exception 'ledger transaction % does not sum to zero', new.transaction_id using errcode = 'check_violation';
      end if;
      return null;
    end $$;
    create constraint trigger balanced after insert on ledger_entries
      deferrable initially deferred for each row execute function refuse_unbalanced();

    create trigger append_only before update or delete on ledger_transactions
      for each row execute function refuse_change();
    create trigger append_only before update or delete on ledger_entries
      for each row execute function refuse_change();
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop table ledger_entries;
    drop table ledger_transactions;
    drop table ledger_accounts;
    drop function refuse_unbalanced();
  `);
};

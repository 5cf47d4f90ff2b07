import type { Knex } from 'knex';

/**
 * Accounts of merchants at the card provider, and when the lists of each account were last read.
 *
 * `merchants.provider_account` is copied and stays: the version before reads it. What it holds was charged without a
 * question, so it is chargeable here until the first check, which is due at once.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table provider_accounts (
      merchant_id bigint primary key references merchants (id),
      provider text not null,
      account_id text unique,
      status text not null
        check (status in ('NONE', 'STARTED', 'RESTRICTED', 'PENDING', 'ACTIVE', 'REJECTED', 'LEFT')),
      requested_at timestamptz not null,
      request jsonb,
      attempt integer not null default 1 check (attempt >= 1),
      charges_enabled boolean not null default false,
      payouts_enabled boolean not null default false,
      due text[] not null default '{}',
      past_due text[] not null default '{}',
      deadline timestamptz,
      disabled_reason text,
      bank_last4 text,
      bank_currency text,
      payout_schedule jsonb,
      checked_at timestamptz,
      next_check_at timestamptz,
      version integer not null default 1,
      check ((status = 'NONE') = (account_id is null))
    );
    create index provider_accounts_next_check on provider_accounts (next_check_at);

    create table provider_account_events (
      id bigint generated always as identity primary key,
      merchant_id bigint not null references provider_accounts (merchant_id),
      from_status text not null,
      to_status text not null check (to_status <> from_status),
      actor text not null,
      at timestamptz not null
    );
    create index provider_account_events_merchant on provider_account_events (merchant_id, id);
    create trigger append_only before update or delete on provider_account_events
      for each row execute function refuse_change();

    create table provider_account_reminders (
      merchant_id bigint not null references provider_accounts (merchant_id),
      deadline timestamptz not null,
      days integer not null check (days in (1, 7)),
      queued_at timestamptz not null,
      primary key (merchant_id, deadline, days)
    );

    create table provider_account_lists (
      account_id text not null,
      list text not null check (list in ('EVENTS', 'SESSIONS')),
      checked_at timestamptz,
      primary key (account_id, list)
    );
    create index provider_account_lists_checked on provider_account_lists (list, checked_at);

    insert into provider_accounts
      (merchant_id, provider, account_id, status, requested_at, charges_enabled, next_check_at)
    select min(id), 'stripe', provider_account, 'STARTED', now(), true, now()
    from merchants where provider_account is not null group by provider_account;`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(
    'drop table provider_account_lists, provider_account_reminders, provider_account_events, provider_accounts',
  );
};

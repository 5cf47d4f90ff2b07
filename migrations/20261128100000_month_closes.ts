import type { Knex } from 'knex';

/** Closings of months with their files, the last check of each month, and the mails about it. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table month_closes (
      merchant_id bigint not null references merchants (id),
      month date not null check (extract(day from month) = 1),
      revision integer not null check (revision >= 1),
      status text not null check (status in ('OPEN', 'CLOSED')),
      problems jsonb not null,
      totals jsonb not null,
      chain_hash text,
      fingerprint text not null,
      closed_by text not null,
      closed_at timestamptz not null,
      reopened_by text,
      reopened_at timestamptz,
      reopen_reason text,
      primary key (merchant_id, month, revision),
      check ((status = 'OPEN') = (reopened_at is not null)),
      check ((reopened_at is null) = (reopen_reason is null))
    );
    create unique index month_closes_closed on month_closes (merchant_id, month) where status = 'CLOSED';

    create table month_files (
      merchant_id bigint not null,
      month date not null,
      revision integer not null,
      name text not null,
      kind text not null,
      sha256 text not null,
      bytes bigint not null,
      content bytea not null,
      primary key (merchant_id, month, revision, name),
      foreign key (merchant_id, month, revision) references month_closes (merchant_id, month, revision)
    );
    -- The content is compressed by the archive; PDFs are not stored.
    alter table month_files alter column content set storage external;

    create table month_checks (
      merchant_id bigint not null references merchants (id),
      month date not null,
      documents integer not null,
      errors integer not null,
      warnings integer not null,
      checked_at timestamptz not null,
      primary key (merchant_id, month)
    );

    create table month_settings (
      merchant_id bigint primary key references merchants (id),
      recipient text,
      sends_itself boolean not null default false,
      check (not sends_itself or recipient is not null)
    );

    create table month_mails (
      merchant_id bigint not null references merchants (id),
      month date not null,
      kind text not null check (kind in ('READY', 'REMINDER', 'SENT')),
      queued_at timestamptz not null,
      primary key (merchant_id, month, kind)
    );`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table month_mails, month_settings, month_checks, month_files, month_closes');
};

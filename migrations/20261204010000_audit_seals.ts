import type { Knex } from 'knex';

/**
 * Seals over the rows of the audit log, each chained to the one before (`src/platform/audit/seal-audit-log.ts`). A seal
 * covers the rows after those of the seal before up to `to_id`; `row_hashes` has 32 bytes for each of `row_ids`. The one row
 * of `audit_sealing` names the last seal, and the rows that the next one may cover.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table audit_seals (
      id bigint primary key,
      to_id bigint not null,
      row_ids bigint[] not null,
      row_hashes bytea not null,
      sealed_at timestamptz not null,
      hash bytea not null
    );
    create trigger append_only before update or delete on audit_seals
      for each row execute function refuse_change();

    create table audit_sealing (
      is_only boolean primary key default true check (is_only),
      seals bigint not null default 0,
      to_id bigint not null default 0,
      hash bytea,
      open_to bigint,
      open_writers text[] not null default '{}',
      complete_at timestamptz not null default now()
    );
    insert into audit_sealing default values;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table audit_sealing, audit_seals');
};

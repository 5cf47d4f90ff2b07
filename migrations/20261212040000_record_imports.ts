import type { Knex } from 'knex';

/**
 * Imports of customers and items. For a day `before` holds the rows that an import changed, as they were, and `versions` the
 * version of each row that it wrote: what has another one by then was changed since.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table record_imports (
      id bigint primary key generated always as identity,
      merchant_id bigint not null references merchants (id) on delete cascade,
      records text not null check (records in ('CUSTOMERS', 'ITEMS')),
      imported_by text not null,
      imported_at timestamptz not null,
      created integer not null check (created >= 0),
      changed integer not null check (changed >= 0),
      created_ids bigint[] not null default '{}',
      before jsonb not null default '[]',
      versions jsonb not null default '{}',
      undone_at timestamptz
    );
    create index record_imports_merchant on record_imports (merchant_id, id desc);
    create index record_imports_kept on record_imports (imported_at) where versions <> '{}'`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table record_imports');
};

import type { Knex } from 'knex';

/**
 * Archives of merchants and the links of their mails. The files are in the folder `archives` of the data place; a row says
 * how far they are. Of a secret only its SHA-256 is stored.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table archives (
      id bigint primary key generated always as identity,
      merchant_id bigint not null references merchants (id),
      state text not null check (state in ('MAKING', 'READY', 'EXPIRED')),
      folder uuid not null unique default gen_random_uuid(),
      parts_done integer not null default 0 check (parts_done >= 0),
      parts_total integer check (parts_total >= parts_done),
      bytes bigint,
      requested_by text not null,
      requested_at timestamptz not null,
      ready_at timestamptz,
      expires_at timestamptz not null,
      check (state <> 'READY' or (ready_at is not null and bytes is not null))
    );
    create unique index archives_making on archives (merchant_id) where state = 'MAKING';
    create index archives_merchant on archives (merchant_id, id desc);
    create index archives_expiring on archives (expires_at) where state <> 'EXPIRED';

    create table archive_links (
      archive_id bigint not null references archives (id) on delete cascade,
      user_id bigint not null references users (id) on delete cascade,
      secret_hash bytea not null unique check (octet_length(secret_hash) = 32),
      primary key (archive_id, user_id)
    );
    create index archive_links_user on archive_links (user_id);`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table archive_links, archives');
};

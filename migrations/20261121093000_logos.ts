import type { Knex } from 'knex';

/** Logos by the hash of their content: a document keeps the logo of its issue. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table logos (
      hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
      media_type text not null check (media_type in ('image/png', 'image/jpeg')),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      content bytea not null,
      stored_at timestamptz not null
    );
    create trigger append_only before update or delete on logos
      for each row execute function refuse_change();

    alter table merchants drop column logo, drop column logo_type,
      add column logo_hash text references logos;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table merchants add column logo bytea, add column logo_type text;
    update merchants m set logo = l.content, logo_type = l.media_type from logos l where l.hash = m.logo_hash;
    alter table merchants drop column logo_hash;
    drop table logos;
  `);
};

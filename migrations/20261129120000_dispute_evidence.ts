import type { Knex } from 'knex';

/** Evidence of a dispute: texts, documents, and the call to the provider that is under way. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table disputes add column is_under_review boolean not null default false;

    create table dispute_evidence (
      dispute_id bigint primary key references disputes on delete cascade,
      status text not null check (status in ('DRAFT', 'SAVED', 'SUBMITTED')),
      texts jsonb not null,
      sent_fields text[] not null default '{}',
      request jsonb,
      refusal text,
      saved_at timestamptz,
      submitted_at timestamptz,
      submitted_by text,
      version integer not null default 1,
      check ((status = 'SUBMITTED') = (submitted_at is not null))
    );
    comment on column dispute_evidence.sent_fields is 'Fields that the provider has; a field removed later is emptied there.';
    comment on column dispute_evidence.request is 'The call to the provider that is under way: key, attempt, isFinal, by, at.';

    create table dispute_evidence_files (
      id bigint generated always as identity primary key,
      dispute_id bigint not null references disputes on delete cascade,
      field text not null,
      name text not null,
      media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
      byte_count integer not null check (byte_count > 0),
      provider_key uuid not null unique,
      provider_attempt integer not null default 1,
      content bytea,
      sent_at timestamptz,
      provider_file_id text,
      added_by text not null,
      added_at timestamptz not null,
      unique (dispute_id, field)
    );
    comment on column dispute_evidence_files.content is 'Removed when the provider has the file or the dispute is closed.';
    comment on column dispute_evidence_files.sent_at is 'Before the first upload: a later one looks for the file first.';`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop table dispute_evidence_files, dispute_evidence;
    alter table disputes drop column is_under_review;`);
};

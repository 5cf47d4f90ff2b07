import type { Knex } from 'knex';

/** Shared by all modules: append-only enforcement, audit log, idempotency keys, rate limits. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end $$;

    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor text not null,
      action text not null,
      subject_type text not null,
      subject_id text not null,
      data jsonb not null,
      request_id text,
      address text
    );
    create index audit_log_subject on audit_log (subject_type, subject_id, id);
    create index audit_log_actor on audit_log (actor, id);
    create trigger append_only before update or delete on audit_log
      for each row execute function refuse_change();

    create table idempotency_keys (
      scope text not null,
      key text not null,
      request_hash text not null,
      state text not null check (state in ('IN_FLIGHT', 'DONE')),
      answer_status integer,
      answer_body jsonb,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (scope, key),
      check ((state = 'DONE') = (answer_status is not null))
    );
    create index idempotency_keys_expiry on idempotency_keys (expires_at);

    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop table rate_limits;
    drop table idempotency_keys;
    drop table audit_log;
    drop function refuse_change();
  `);
};

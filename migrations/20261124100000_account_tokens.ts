import type { Knex } from 'knex';

/**
 * Tokens of mailed links, whether a user's address is verified and whether an administrator typed the password. Users
 * of before are verified, and so are users that the version before adds. An invited user has no password.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table users add column email_verified_at timestamptz default current_timestamp,
      add column password_is_temporary boolean not null default false,
      alter column password_hash drop not null;

    create table account_tokens (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      kind text not null
        check (kind in ('RESET', 'INVITE', 'VERIFY', 'CHANGE_EMAIL', 'UNDO_EMAIL', 'CORRECT_EMAIL')),
      token_hash bytea not null unique,
      email text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      address text
    );
    create index account_tokens_user on account_tokens (user_id);
    create index account_tokens_expiry on account_tokens (expires_at);
  `);
};

/** The empty hash matches no password: such a user resets it. */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop table account_tokens;
    update users set password_hash = '' where password_hash is null;
    alter table users drop column email_verified_at, drop column password_is_temporary,
      alter column password_hash set not null;
  `);
};

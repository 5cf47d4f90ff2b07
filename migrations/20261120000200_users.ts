import type { Knex } from 'knex';

/** Users and their sessions. `merchant_id` gets its foreign key with the merchants. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table users (
      id bigint generated always as identity primary key,
      username text not null,
      email text not null,
      first_name text not null,
      last_name text not null,
      role text not null check (role in ('ADMIN', 'MERCHANT', 'SUPPORT', 'ACCOUNTANT')),
      status text not null check (status in ('PENDING', 'ACTIVE', 'INACTIVE', 'LOCKED')),
      password_hash text not null,
      merchant_id bigint,
      language text not null check (language in ('bg', 'en')),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      password_changed_at timestamptz not null,
      last_login_at timestamptz,
      version integer not null default 1
    );
    create unique index users_username on users (lower(username));
    create unique index users_email on users (lower(email));
    create index users_merchant on users (merchant_id);
    create index users_created on users (created_at, id);

    create table sessions (
      id uuid primary key,
      user_id bigint not null references users on delete cascade,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      end_reason text,
      address text,
      user_agent text,
      check ((ended_at is null) = (end_reason is null))
    );
    create index sessions_user on sessions (user_id) where ended_at is null;
    create index sessions_expiry on sessions (expires_at);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table sessions; drop table users;');
};

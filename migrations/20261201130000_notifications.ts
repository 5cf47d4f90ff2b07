import type { Knex } from 'knex';

/** What is notified by mail and by push, the browsers that get pushes, and the keys that these are signed with. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table push_keys (
      -- One row, made once per installation. Browsers subscribe to the public key.
      id integer primary key check (id = 1),
      public_key text not null,
      private_key_sealed bytea not null,
      created_at timestamptz not null
    );

    create table push_subscriptions (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id) on delete cascade,
      merchant_id bigint not null references merchants (id) on delete cascade,
      -- Without a foreign key: the subscription ends with the session, also when the session is deleted.
      session_id uuid not null,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      language text not null check (language in ('bg', 'en')),
      created_at timestamptz not null
    );
    create index push_subscriptions_of_merchant on push_subscriptions (merchant_id);
    create index push_subscriptions_of_user on push_subscriptions (user_id, merchant_id, created_at);

    create table push_choices (
      -- A row for each choice that was made; without one the default holds.
      user_id bigint not null references users (id) on delete cascade,
      merchant_id bigint not null references merchants (id) on delete cascade,
      event text not null,
      is_on boolean not null,
      primary key (user_id, merchant_id, event)
    );
    create index push_choices_of_merchant on push_choices (merchant_id);

    create table mail_choices (
      merchant_id bigint not null references merchants (id) on delete cascade,
      event text not null,
      is_on boolean not null,
      changed_at timestamptz not null,
      primary key (merchant_id, event)
    );
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table mail_choices, push_choices, push_subscriptions, push_keys;');
};

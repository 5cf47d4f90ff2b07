import type { Knex } from 'knex';

/**
 * Second factors, recovery codes, open challenges of sign-ins, and the devices that users have signed in with. A
 * device is kept as a digest together with the user. New tables and a column with a constant default: no long lock, and
 * the version before ignores them.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table second_factors (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      kind text not null check (kind in ('TOTP', 'PASSKEY')),
      name text not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      last_used_at timestamptz,
      secret_sealed bytea,
      last_step bigint,
      credential_id text unique,
      public_key bytea,
      sign_count bigint,
      transports text[],
      backed_up boolean,
      check (kind <> 'TOTP' or secret_sealed is not null),
      check (kind <> 'PASSKEY' or (credential_id is not null and public_key is not null
        and sign_count is not null and transports is not null and backed_up is not null))
    );
    create index second_factors_user on second_factors (user_id);

    create table recovery_codes (
      user_id bigint not null references users on delete cascade,
      code_hash text not null,
      created_at timestamptz not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    );

    create table sign_in_challenges (
      id uuid primary key,
      user_id bigint references users on delete cascade,
      purpose text not null check (purpose in ('SIGN_IN', 'PASSKEY_SIGN_IN', 'ADD_PASSKEY')),
      challenge bytea not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      attempts integer not null default 0,
      check ((user_id is null) = (purpose = 'PASSKEY_SIGN_IN'))
    );
    create index sign_in_challenges_user on sign_in_challenges (user_id);
    create index sign_in_challenges_expiry on sign_in_challenges (expires_at);

    create table known_devices (
      user_id bigint not null references users on delete cascade,
      device_digest text not null,
      last_seen_at timestamptz not null,
      primary key (user_id, device_digest)
    );

    alter table sessions add column needs_second_factor boolean not null default false;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table sessions drop column needs_second_factor;
    drop table known_devices;
    drop table sign_in_challenges;
    drop table recovery_codes;
    drop table second_factors;
  `);
};

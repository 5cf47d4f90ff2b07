import type { Knex } from 'knex';

/**
 * When the password of a session was last proved (null: at its sign-in), and from which networks a user has signed
 * in. A network is kept as a digest together with the user, so that the table lists no IP addresses.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table sessions add column proved_at timestamptz;

    create table known_networks (
      user_id bigint not null references users on delete cascade,
      network_digest text not null,
      last_seen_at timestamptz not null,
      primary key (user_id, network_digest)
    );
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table known_networks; alter table sessions drop column proved_at');
};

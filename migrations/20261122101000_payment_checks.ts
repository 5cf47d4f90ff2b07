import type { Knex } from 'knex';

/**
 * When the provider was last asked about a payment, and a digest of the network that opened a session. The digest
 * is kept only while the session is open.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table payments add column checked_at timestamptz;
    alter table payment_attempts add column network text;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table payment_attempts drop column network;
    alter table payments drop column checked_at;
  `);
};

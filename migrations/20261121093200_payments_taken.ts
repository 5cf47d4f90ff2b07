import type { Knex } from 'knex';

/** A merchant's takings of a period are found without its whole past. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(
    `create index payments_taken on payments (merchant_id, succeeded_at) where status = 'SUCCEEDED'`,
  );
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index payments_taken');
};

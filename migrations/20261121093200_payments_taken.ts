import type { Knex } from 'knex';

/** Index for a merchant's revenue of a period. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(
    `create index payments_taken on payments (merchant_id, succeeded_at) where status = 'SUCCEEDED'`,
  );
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index payments_taken');
};

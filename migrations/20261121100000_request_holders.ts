import type { Knex } from 'knex';

/** The process that handles a request: when it has died, a repeated request notices it at once. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table idempotency_keys add column holder integer');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table idempotency_keys drop column holder');
};

import type { Knex } from 'knex';

/** Whose request it is, so that a server that has died is known at once by those who are asked the same again. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table idempotency_keys add column holder integer');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table idempotency_keys drop column holder');
};

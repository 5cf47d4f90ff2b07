import type { Knex } from 'knex';

/** The hash that the first document of a series follows, where its numbers were begun in another installation. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table invoice_series add column start_hash text');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table invoice_series drop column start_hash');
};

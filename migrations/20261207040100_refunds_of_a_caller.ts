import type { Knex } from 'knex';
import { addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

/** Finds what a caller has refunded within the last hour. */
export const up = (knex: Knex): Promise<void> =>
  addIndexOnline(knex, {
    name: 'refunds_of_caller',
    table: 'refunds',
    on: '(requested_by, created_at)',
  });

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index refunds_of_caller');
};

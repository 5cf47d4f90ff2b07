import type { Knex } from 'knex';
import { addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

/** Index for the gauge of refused sign-ins, which reads the last minutes at every scrape. */
export const up = (knex: Knex): Promise<void> =>
  addIndexOnline(knex, {
    name: 'audit_log_refused_sign_ins',
    table: 'audit_log',
    on: "(at) where action = 'user.sign-in-refused'",
  });

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index audit_log_refused_sign_ins');
};

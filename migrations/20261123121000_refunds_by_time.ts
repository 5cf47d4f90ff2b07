import type { Knex } from 'knex';
import { addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

/** Refund bursts are counted each minute among the refunds of the last day. */
export const up = (knex: Knex): Promise<void> =>
  addIndexOnline(knex, { name: 'refunds_by_time', table: 'refunds', on: '(created_at)' });

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index refunds_by_time');
};

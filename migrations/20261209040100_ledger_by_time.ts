import type { Knex } from 'knex';
import { addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

/** The transactions of a month: what the operator bills is read by their time. */
export const up = (knex: Knex): Promise<void> =>
  addIndexOnline(knex, { name: 'ledger_transactions_at', table: 'ledger_transactions', on: '(at)' });

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index ledger_transactions_at');
};

import type { Knex } from 'knex';
import type pg from 'pg';
import { holdPacket } from './packets.ts';

type Transaction = { begin(connection: pg.Client): Promise<unknown> };
type Transactions = { transaction(...asked: unknown[]): Transaction };

/**
 * Transactions whose BEGIN leaves in one packet with their first statement; knex would wait for its answer first. When
 * it fails, knex ends the transaction as before, and what was sent behind it fails with it. For connections in pipeline
 * mode only.
 */
export const beginPromptly = (pool: Knex): Knex => {
  const client = pool.client as Transactions;
  const open = client.transaction.bind(client);
  client.transaction = (...asked) => {
    const transaction = open(...asked);
    const begin = transaction.begin.bind(transaction);
    transaction.begin = (connection) => {
      holdPacket(connection);
      void begin(connection);
      return Promise.resolve();
    };
    return transaction;
  };
  return pool;
};

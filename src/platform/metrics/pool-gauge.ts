import type { Gauge } from '#kernel/gauge.ts';
import type { Transactions } from '../database/transactions.ts';

type Pool = Readonly<{ numUsed(): number; numFree(): number; numPendingAcquires(): number }>;

/** Connections in use, idle, and waiting callers: a long wait means that the pool is exhausted. */
export const poolGauge = (transactions: Transactions): Gauge => ({
  name: 'plateno_database_connections',
  help: 'Connections of this process to the database, and callers waiting for one.',
  labels: ['state'],
  read: async () => {
    const { pool } = transactions.pool.client as { pool: Pool };
    return [
      { labels: { state: 'used' }, value: pool.numUsed() },
      { labels: { state: 'free' }, value: pool.numFree() },
      { labels: { state: 'waiting' }, value: pool.numPendingAcquires() },
    ];
  },
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atMost, type Line } from '../compare.ts';
import type { Context } from '../context.ts';
import { cpuOfTree } from '../cpu.ts';
import { withClient } from '../database.ts';
import { startInstallation } from '../processes.ts';

const measuredMs = 60_000;
/** Percent of one core. */
const mostCpu = 1;
const mostTransactions = 2;

const transactionsIn = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ count: string }>(
      'select sum(xact_commit + xact_rollback) as count from pg_stat_database',
    );
    return Number(rows[0]!.count);
  });

/** `npm start` with its demo data and no visitor: server with worker, sandbox, mailbox and PostgreSQL together. */
export const atRest = async ({ size: { restMs } }: Context): Promise<Line[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plateno-at-rest-'));
  const { pid, databaseUrl, stop } = await startInstallation(dataDir);
  try {
    await pause(restMs);
    const [cpu, transactions, start] = [
      await cpuOfTree(pid),
      await transactionsIn(databaseUrl),
      performance.now(),
    ];
    await pause(measuredMs);
    const seconds = (performance.now() - start) / 1_000;
    const percent = ((await cpuOfTree(pid)) - cpu) / seconds / 10;
    const rate = ((await transactionsIn(databaseUrl)) - transactions) / seconds;
    return [
      atMost(1, '`npm start` at rest', '% of a core', { ours: percent, baseline: mostCpu }),
      atMost(1, 'its transactions', '/s', { ours: rate, baseline: mostTransactions }),
    ];
  } finally {
    await stop();
    await rm(dataDir, { recursive: true });
  }
};

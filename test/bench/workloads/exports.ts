import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { to as copyTo } from 'pg-copy-streams';
import { atMost, compare, timed, type Line } from '../compare.ts';
import { signInAsAdministrator, type Context } from '../context.ts';
import { memoryGrowth } from '../cpu.ts';
import { withClient } from '../database.ts';
import { startServer } from '../processes.ts';
import { open, send } from '../requests.ts';

type Exporting = Readonly<{
  metricsUrl: string;
  /** Exports all payments. */
  write: () => Promise<void>;
  /** MiB by which the server's memory grew at most, for each export. */
  growths: readonly number[];
}>;

/** A new server that has exported only one day's payments: its memory grows by the file alone. */
const onNewServer = async <T>(
  { databases, query }: Context,
  format: 'csv' | 'excel',
  work: (exporting: Exporting) => Promise<T>,
): Promise<T> => {
  const { url, pid, metricsUrl, stop } = await startServer(databases.env);
  try {
    const as = await signInAsAdministrator(url);
    const download = async (filter: string): Promise<void> =>
      pipeline(await open(as(`/exports/payments?format=${format}${filter}`)), createWriteStream('/dev/null'));
    const [{ day } = { day: '' }] = await query<{ day: string }>(
      `select to_char(max(created_at) at time zone 'Europe/Sofia', 'YYYY-MM-DD') as day from payments`,
    );
    await download(`&from=${day}`);
    const growths: number[] = [];
    const write = async () => void growths.push(await memoryGrowth(pid, () => download('')));
    return await work({ metricsUrl, write, growths });
  } finally {
    await stop();
  }
};

/** The statement that PostgreSQL runs while the product exports. */
const copyStatement = ({ databases }: Context): Promise<string> =>
  withClient(databases.adminUrl, async (client) => {
    const text = `select query from pg_stat_activity where query ilike 'copy (%' and state = 'active'`;
    for (;;) {
      const { rows } = await client.query<{ query: string }>(text);
      if (rows[0] !== undefined) return rows[0].query;
      await setTimeout(1);
    }
  });

// The first run of each side counts: the server is new, and PostgreSQL has read the rows before.
const pace = { warmUps: 0 };
const rowsOf = ({ size }: Context): string => `${size.payments.toLocaleString('en')} rows`;

export const csv = (context: Context): Promise<Line[]> =>
  onNewServer(context, 'csv', async ({ write, growths }) => {
    const [statement] = await Promise.all([copyStatement(context), write()]);
    const copy = () =>
      withClient(context.databases.ownerUrl, async (client) => {
        await client.query('set timezone = UTC');
        await pipeline(client.query(copyTo(statement)), createWriteStream('/dev/null'));
      });
    const compared = await compare({ ours: timed(1, write), baseline: timed(1, copy) }, pace);
    return [
      atMost(1.2, `CSV of ${rowsOf(context)}`, 'ms', compared),
      atMost(1, 'growth of its memory', 'MiB', { ours: Math.max(...growths), baseline: 100 }),
    ];
  });

/** A process of its own for each file. */
const writeBare = async (databaseUrl: string) => {
  const program = join(import.meta.dirname, '../baseline/workbook.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, databaseUrl]);
  return JSON.parse(stdout) as { milliseconds: number; mebibytes: number };
};

export const excel = (context: Context): Promise<Line[]> =>
  onNewServer(context, 'excel', async ({ metricsUrl, write, growths }) => {
    const bareGrowths: number[] = [];
    const baseline = async () => {
      const { milliseconds, mebibytes } = await writeBare(context.databases.url);
      bareGrowths.push(mebibytes);
      return { value: milliseconds, requests: 1 };
    };
    /** The longest stall of the event loop since the last call, in milliseconds. */
    const longestStall = async (): Promise<number> => {
      const metrics = String(await send({ url: metricsUrl }));
      return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(metrics)?.[1]) * 1_000;
    };
    await longestStall();
    const compared = await compare({ ours: timed(1, write), baseline }, pace);
    const growth = { ours: Math.max(...growths), baseline: Math.max(...bareGrowths) };
    const stall = { ours: await longestStall(), baseline: 100 };
    return [
      atMost(1.1, `Excel of ${rowsOf(context)}`, 'ms', compared),
      atMost(0.5, 'growth of its memory', 'MiB', growth),
      atMost(1, 'longest stall of its server', 'ms', stall),
    ];
  });

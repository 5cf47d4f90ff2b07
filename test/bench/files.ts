import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Ground } from './ground.ts';
import { atMost, inTurn, type Measure } from './measure.ts';

type Taken = Readonly<{ milliseconds: number; mebibytes: number; stallMs: number }>;

/** A process of its own per file: its memory is that file's. */
const write = async ({ installation }: Ground, what: string, rows: number): Promise<Taken> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'write-file.ts'), what, String(rows)],
    { env: { PATH: process.env['PATH'], ...installation.env, LOG_LEVEL: 'silent' } },
  );
  return JSON.parse(stdout) as Taken;
};

const compare = async (ground: Ground, ours: string, limit: string, rows: number) => {
  const seen: Taken[] = [];
  const taken = await inTurn(
    1,
    async () => {
      seen.push(await write(ground, ours, rows));
      return seen.at(-1)!.milliseconds;
    },
    async () => (await write(ground, limit, rows)).milliseconds,
  );
  const mebibytes = Math.max(...seen.map((one) => one.mebibytes));
  const stallMs = Math.min(...seen.map((one) => one.stallMs));
  return { taken, mebibytes, stallMs };
};

export const csv = async (ground: Ground): Promise<Measure[]> => {
  const { payments } = ground.size;
  const { taken, mebibytes } = await compare(ground, 'csv', 'copy', payments);
  return [
    atMost(1.15, { workload: `CSV of ${payments} payments against COPY`, unit: 'ms', ...taken }),
    atMost(1, { workload: 'what its memory grows by', unit: 'MiB', figure: mebibytes, limit: 100 }),
  ];
};

export const excel = async (ground: Ground): Promise<Measure[]> => {
  const rows = ground.size.exportedRows;
  const { taken, mebibytes, stallMs } = await compare(ground, 'excel', 'exceljs', rows);
  return [
    atMost(1.2, { workload: `Excel of ${rows} payments against exceljs bare`, unit: 'ms', ...taken }),
    atMost(1, { workload: 'what its memory grows by', unit: 'MiB', figure: mebibytes, limit: 250 }),
    atMost(1, { workload: 'its longest stall', unit: 'ms', figure: stallMs, limit: 50 }),
  ];
};

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Ground } from './ground.ts';
import { atMost, inTurn, type Measure } from './measure.ts';
import { nodeFlags } from './processes.ts';

type Taken = Readonly<{ milliseconds: number; mebibytes: number; stallMs: number }>;

/** A process of its own per file: its memory is that file's. */
const write = async (
  { installation }: Ground,
  flags: readonly string[],
  what: string,
  rows: number,
): Promise<Taken> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...flags, join(import.meta.dirname, 'write-file.ts'), what, String(rows)],
    { env: { PATH: process.env['PATH'], ...installation.env, LOG_LEVEL: 'silent' } },
  );
  return JSON.parse(stdout) as Taken;
};

/** A process of its own each time: what could be warmed up is PostgreSQL's, and it has read the rows for others before. */
const warmUps = 0;

const most = (taken: readonly Taken[]): number => Math.max(...taken.map(({ mebibytes }) => mebibytes));

type Files = Readonly<{ ours: string; limit: string; rows: number; rounds?: number }>;

const compare = async (ground: Ground, { ours, limit, rows, rounds = 3 }: Files) => {
  const seen: Record<'ours' | 'limit', Taken[]> = { ours: [], limit: [] };
  const take = async (side: 'ours' | 'limit', what: string): Promise<number> => {
    // Bare means Node as it comes, too.
    const taken = await write(ground, side === 'ours' ? nodeFlags : [], what, rows);
    seen[side].push(taken);
    return taken.milliseconds;
  };
  const taken = await inTurn(
    rounds,
    () => take('ours', ours),
    () => take('limit', limit),
    warmUps,
  );
  const memory = { figure: most(seen.ours), limit: most(seen.limit) };
  const stalls = seen.ours.map((one) => one.stallMs).toSorted((one, other) => one - other);
  return { taken, memory, stallMs: stalls[stalls.length >> 1]! };
};

export const csv = async (ground: Ground): Promise<Measure[]> => {
  const { payments } = ground.size;
  const { taken, memory } = await compare(ground, { ours: 'csv', limit: 'copy', rows: payments });
  return [
    atMost(1.15, { workload: `CSV of ${payments} payments against COPY`, unit: 'ms', ...taken }),
    atMost(1, { workload: 'what its memory grows by', unit: 'MiB', figure: memory.figure, limit: 100 }),
  ];
};

export const excel = async (ground: Ground): Promise<Measure[]> => {
  const rows = ground.size.exportedRows;
  const { taken, memory, stallMs } = await compare(ground, { ours: 'excel', limit: 'exceljs', rows });
  return [
    atMost(1.2, { workload: `Excel of ${rows} payments against exceljs bare`, unit: 'ms', ...taken }),
    atMost(1, { workload: 'what its memory grows by', unit: 'MiB', figure: memory.figure, limit: 250 }),
    atMost(1, { workload: 'its longest stall', unit: 'ms', figure: stallMs, limit: 50 }),
  ];
};

export const excelOfAll = async (ground: Ground): Promise<Measure[]> => {
  const { payments } = ground.size;
  // Once: each takes as long as all the others together.
  const wish = { ours: 'excel', limit: 'exceljs', rows: payments, rounds: 1 };
  const { taken, memory, stallMs } = await compare(ground, wish);
  return [
    atMost(0.8, { workload: `Excel of ${payments} payments against exceljs bare`, unit: 'ms', ...taken }),
    atMost(0.33, { workload: 'what its memory grows by, against the same', unit: 'MiB', ...memory }),
    atMost(1, { workload: 'its longest stall', unit: 'ms', figure: stallMs, limit: 100 }),
  ];
};

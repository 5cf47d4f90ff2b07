import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { mostStatementLines } from '#contract/banking/bank-statements.ts';
import { shortCamtFile } from '#test/support/banking/camt-file.ts';
import { sampleLines, statementOf } from '#test/support/banking/sample-statement.ts';
import { atMost, compare, type Line } from '../compare.ts';
import type { Context } from '../context.ts';
import { statementImports } from './statement-imports.ts';

const limits = { milliseconds: 10_000, mebibytes: 150 } as const;

type Taken = Readonly<{ milliseconds: number; mebibytes: number; lines: number }>;

const fileOf = (count: number): string => {
  const lines = Array.from({ length: count }, (_, place) => ({
    ...sampleLines[place % 8]!,
    text: `ф-ра ${String(place).padStart(10, '0')}`,
  }));
  return shortCamtFile(statementOf(lines));
};

/** Statements of the most movements that are read, each in a process of its own. */
const statementsRead = async (): Promise<Line[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'plateno-bench-'));
  const [small, large] = [join(folder, 'small.xml'), join(folder, 'large.xml')] as const;
  try {
    await writeFile(small, fileOf(100));
    await writeFile(large, fileOf(mostStatementLines));
    const taken: Taken[] = [];
    const read = async (side: 'product' | 'parser'): Promise<Taken> => {
      const script = new URL('../statement-reader.ts', import.meta.url).pathname;
      const { stdout } = await promisify(execFile)(process.execPath, [script, side, small, large]);
      const found = JSON.parse(stdout) as Taken;
      if (found.lines !== mostStatementLines) throw new Error(`${found.lines} movements were read`);
      return found;
    };
    const turn = (side: 'product' | 'parser') => async () => {
      const found = await read(side);
      if (side === 'product') taken.push(found);
      return { value: found.milliseconds, requests: 1 };
    };
    const compared = await compare({ ours: turn('product'), baseline: turn('parser') }, { warmUps: 0 });
    const most = (of: (one: Taken) => number): number => Math.max(...taken.map(of));
    return [
      atMost(8, 'CAMT.053 of 20,000 movements read', 'ms', compared),
      atMost(1, 'the same, longest of three', 'ms', {
        ours: most(({ milliseconds }) => milliseconds),
        baseline: limits.milliseconds,
      }),
      atMost(1, 'growth of memory by it', 'MiB', {
        ours: most(({ mebibytes }) => mebibytes),
        baseline: limits.mebibytes,
      }),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Read alone, and imported. */
export const statements = async (context: Context): Promise<Line[]> => [
  ...(await statementsRead()),
  ...(await statementImports(context)),
];

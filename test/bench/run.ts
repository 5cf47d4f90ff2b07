import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtSurfaces, weigh } from '../support/web-weight.ts';

/** One line of the table: a figure beside the limit that was taken in the same run. */
type Measure = Readonly<{ workload: string; figure: number; limit: number; unit: string; goal: number }>;

const kibibyte = 1_024;

const webWeights = async (): Promise<Measure[]> => {
  process.env['NODE_ENV'] = 'production';
  const { landing, pay, portal, bareReact } = await builtSurfaces();
  const line = (workload: string, bytes: number, limit: number, goal: number): Measure => ({
    workload,
    figure: bytes / kibibyte,
    limit,
    unit: 'KiB',
    goal,
  });
  return [
    line('landing page script, gzip', weigh(landing), 110, 1),
    line('pay page script against React alone, gzip', weigh(pay), weigh(bareReact) / kibibyte, 1.1),
    line('portal first screen script, gzip', weigh(portal), 190, 1),
  ];
};

const measures = await webWeights();
const rows = measures.map(({ workload, figure, limit, unit, goal }) => {
  const ratio = figure / limit;
  return {
    workload,
    figure: `${figure.toFixed(1)} ${unit}`,
    limit: `${limit.toFixed(1)} ${unit}`,
    ratio,
    goal,
    isMet: ratio <= goal,
  };
});
for (const { workload, figure, limit, ratio, goal, isMet } of rows) {
  const columns = [
    workload.padEnd(44),
    figure.padStart(11),
    limit.padStart(11),
    ratio.toFixed(3).padStart(7),
    `≤ ${goal}`,
  ];
  process.stdout.write(`${isMet ? '✓' : '✗'} ${columns.join('  ')}\n`);
}
const folder = join(import.meta.dirname, '../../var');
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'bench.json'), `${JSON.stringify(rows, null, 2)}\n`);
process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1;

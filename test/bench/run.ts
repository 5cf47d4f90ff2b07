import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { signIns, webhook } from './acts.ts';
import { checkouts } from './checkouts.ts';
import { pdfs } from './documents.ts';
import { csv, excel, excelOfAll } from './files.ts';
import { watchForeignCpu } from './cpu.ts';
import { dashboards } from './dashboards.ts';
import { openGround, sizes, type Ground } from './ground.ts';
import { live } from './live.ts';
import { isMet, type Measure } from './measure.ts';
import { paint } from './paint.ts';
import { deepPages, linkByToken, listOfPayments, payPage, search } from './reads.ts';
import { settling } from './settling.ts';
import { memory, starts } from './starts.ts';
import { weights } from './weights.ts';

type Workload = (ground: Ground) => Promise<Measure | Measure[]>;

const workloads: Readonly<Record<string, Workload>> = {
  list: listOfPayments,
  link: linkByToken,
  'pay-page': payPage,
  webhook,
  checkouts,
  settling,
  live,
  dashboards,
  'deep-pages': deepPages,
  search,
  csv,
  excel,
  'excel-of-all': excelOfAll,
  pdf: pdfs,
  'sign-in': signIns,
  starts,
  weights: () => weights(),
  paint,
  memory,
};

/** Among few payments reading them all is as quick as anything, nothing grows, and a file is mostly its beginning. */
const onlyAmongMany = new Set(['dashboards', 'search', 'csv', 'excel-of-all']);

/** Beyond this the figures are of the machine's other work. */
const mostForeign = 0.25;

const describe = (one: Measure): string => {
  const { workload, figure, limit, unit, ratio, goal, cpu } = one;
  const number = (value: number): string => value.toFixed(value < 10 ? 2 : 0);
  const columns = [
    isMet(one) ? '✓' : '✗',
    workload.padEnd(62),
    `${number(figure)} ${unit}`.padStart(17),
    `${number(limit)} ${unit}`.padStart(17),
    ratio.toFixed(3).padStart(8),
    `${goal.kind === 'at-least' ? '≥' : '≤'} ${goal.value}`,
    cpu === undefined ? '' : `CPU ${number(cpu.figure)} against ${number(cpu.limit)} µs`,
  ];
  return columns.join('  ');
};

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    payments: { type: 'string' },
  },
});
const size = {
  ...(values.quick ? sizes.quick : sizes.whole),
  ...(values.payments === undefined ? {} : { payments: Number(values.payments) }),
};
const usual = Object.keys(workloads).filter((name) => !(values.quick && onlyAmongMany.has(name)));
const wanted = values.only?.split(',') ?? usual;
const measures: Measure[] = [];
// Of ten million the tenfold would be more than the machines of most people hold.
const tenfold = wanted.includes('dashboards') && size.payments <= sizes.whole.payments;
const ground = await openGround(size, tenfold);
const foreignCpu = await watchForeignCpu();
try {
  for (const name of wanted) {
    const taken = [await workloads[name]!(ground)].flat();
    for (const one of taken) process.stdout.write(`${describe(one)}\n`);
    measures.push(...taken);
  }
} finally {
  await ground.close();
}
const foreign = await foreignCpu();
const isVoid = foreign > mostForeign;
process.stdout.write(
  `Others took ${Math.round(foreign * 100)} % of the machine${isVoid ? ': this run is void' : ''}.\n`,
);
const folder = join(import.meta.dirname, '../../var');
await mkdir(folder, { recursive: true });
const report = {
  at: new Date().toISOString(),
  size,
  foreign,
  isVoid,
  measures: measures.map((one) => ({ ...one, isMet: isMet(one) })),
};
await writeFile(join(folder, 'bench.json'), `${JSON.stringify(report, null, 2)}\n`);
process.exitCode = !isVoid && measures.every(isMet) ? 0 : 1;

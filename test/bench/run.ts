import { parseArgs } from 'node:util';
import { isMet, type Line } from './compare.ts';
import { openContext, type Context } from './context.ts';
import { watchForeignCpu } from './cpu.ts';
import { archives } from './workloads/archives.ts';
import { atRest } from './workloads/at-rest.ts';
import { commandStart } from './workloads/command-start.ts';
import { doctor } from './workloads/doctor.ts';
import { documents } from './workloads/documents.ts';
import { csv, excel } from './workloads/exports.ts';
import { forgottenPasswords } from './workloads/forgotten-passwords.ts';
import { memoryAtRest } from './workloads/memory.ts';
import { monthPacks } from './workloads/month-packs.ts';
import { payButton } from './workloads/pay-button.ts';
import { deepPages, linkByToken, listOfPayments, payPage, search } from './workloads/reads.ts';
import { reports } from './workloads/reports.ts';
import { signIns } from './workloads/sign-ins.ts';
import { statements } from './workloads/statements.ts';
import { tenfoldTotals, totals } from './workloads/totals.ts';
import { weights } from './workloads/weights.ts';
import { wholePayment } from './workloads/whole-payment.ts';
import { checkoutRecorded, paymentSettled, webhookReceived } from './workloads/writes.ts';

/** See docs/benchmarks.md. The order matters for the first and the last one. */
const workloads: Readonly<Record<string, (context: Context) => Promise<Line | Line[]>>> = {
  'whole-payment': wholePayment,
  list: listOfPayments,
  link: linkByToken,
  'pay-page': payPage,
  webhook: webhookReceived,
  checkout: checkoutRecorded,
  settlement: paymentSettled,
  totals,
  'tenfold-totals': tenfoldTotals,
  'deep-pages': deepPages,
  search,
  reports,
  csv,
  excel,
  pdf: documents,
  'month-packs': monthPacks,
  statements,
  archives,
  'sign-ins': signIns,
  forgot: forgottenPasswords,
  doctor,
  'pay-button': payButton,
  weights,
  'command-start': commandStart,
  memory: memoryAtRest,
  'at-rest': atRest,
};

/** Their goals hold for a million payments: with few, reading all of them is as fast. */
const needsMillion = new Set(['totals', 'tenfold-totals', 'search', 'reports', 'csv', 'excel']);

const sizes = {
  whole: { payments: 1_000_000, turnMs: 400, warmUpMs: 10_000, restMs: 300_000, mostCpu: 4 },
  short: { payments: 20_000, turnMs: 200, warmUpMs: 2_000, restMs: 240_000, mostCpu: 2 },
} as const;

/** With a larger share of CPU used by other programs the figures are not meaningful. */
const mostForeign = 0.25;

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const names = values.only?.split(',') ?? Object.keys(workloads);
const unknown = names.filter((name) => !(name in workloads));
if (unknown.length > 0) throw new Error(`unknown workload: ${unknown.join(', ')}`);

const number = (value: number): string =>
  value.toLocaleString('en', value < 10 ? { maximumFractionDigits: 2 } : { maximumFractionDigits: 0 });

/** A row of a Markdown table: workload, ours, baseline, ratio, goal, CPU for each request, result. */
const describe = (line: Line, isJudged: boolean): string => {
  const { workload, ours, baseline, unit, ratio, sign, goal, cpu } = line;
  const cells = [
    workload.padEnd(46),
    `${number(ours)} ${unit}`.padStart(16),
    `${number(baseline)} ${unit}`.padStart(16),
    ratio.toFixed(2).padStart(7),
    `${sign} ${goal}`.padStart(6),
    (cpu ? `${number(cpu.ours)} · ${number(cpu.baseline)} µs` : '').padStart(24),
    isJudged ? (isMet(line) ? 'met' : 'missed') : '',
  ];
  return `| ${cells.join(' | ')} |\n`;
};

// The builds of two workloads load React, and one process has one form of it.
process.env['NODE_ENV'] = 'production';
const size = values.short ? sizes.short : sizes.whole;
const context = await openContext(size);
const foreignShare = await watchForeignCpu();
const judged: Line[] = [];
try {
  for (const name of names) {
    // The worker does this each minute; until then every total adds up the last workload's deltas.
    await context.query('select fold_payment_totals()');
    const taken = [await workloads[name]!(context)].flat();
    const isJudged = !(values.short && needsMillion.has(name));
    for (const line of taken) process.stdout.write(describe(line, isJudged));
    if (isJudged) judged.push(...taken);
  }
} finally {
  await context.close();
}
const foreign = await foreignShare();
const isVoid = foreign > mostForeign;
const share = `Others used ${Math.round(foreign * 100)} % of the CPU`;
process.stdout.write(`${share}${isVoid ? ': the run is void' : ''}.\n`);
process.exitCode = !isVoid && judged.every(isMet) ? 0 : 1;

import { Flags } from '@oclif/core';
import type * as z from 'zod';
import { runSchedules } from '#contract/schedules/schedules.ts';
import { dryRunFlag } from '../../bulk-command.ts';
import { PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';
import type { Columns } from '../../table.ts';

type Ran = z.infer<typeof runSchedules.response>;
type Line = Ran['schedules'][number];

const columns: Columns<Line> = {
  schedule: ({ scheduleId }) => scheduleId,
  merchant: ({ merchantId }) => merchantId,
  customer: ({ customerName }) => customerName,
  period: ({ period }) => period,
  outcome: ({ outcome }) => outcome,
  missed: ({ missed }) => missed.length,
};

export default class SchedulesRun extends PlatenoCommand {
  static override summary = messages.schedulesRunSummary;
  static override examples = [
    '<%= config.bin %> schedules run --now --dry-run',
    '<%= config.bin %> schedules run',
  ];
  static override flags = { ...dryRunFlag, now: Flags.boolean({ summary: messages.scheduleNowFlag }) };

  async run(): Promise<Ran> {
    const { 'dry-run': isDryRun, now: isNow } = (await this.parse(SchedulesRun)).flags;
    const ran = await this.asOperator(({ ask }) => ask(runSchedules, { body: { isDryRun, isNow } }));
    this.table(ran.schedules, columns, messages.noSchedulesDue);
    this.#sayCounts(ran);
    return ran;
  }

  #sayCounts({ schedules, isDryRun }: Ran): void {
    const countOf = (...asked: Line['outcome'][]): number =>
      schedules.filter(({ outcome }) => asked.includes(outcome)).length;
    const missed = schedules.reduce((sum, line) => sum + line.missed.length, 0);
    const failed = countOf('REFUSED', 'ERROR');
    const counts = { documents: countOf('DOCUMENT', 'PROPOSAL'), missed, failed };
    this.notify(fill(isDryRun ? messages.schedulesWouldRun : messages.schedulesRan, counts));
    if (countOf('ERROR') > 0) process.exitCode = 5;
  }
}

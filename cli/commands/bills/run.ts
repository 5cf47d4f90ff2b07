import { Flags } from '@oclif/core';
import type { BillRun } from '#contract/billing/billing.ts';
import { dryRunFlag } from '../../bulk-command.ts';
import { amountCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { cliLanguage, fill, messages } from '../../messages.ts';
import { startProgress } from '../../progress.ts';
import type { Columns } from '../../table.ts';

type Line = BillRun['bills'][number];

const columns: Columns<Line> = {
  merchant: ({ merchantId }) => merchantId,
  name: ({ merchantName }) => merchantName,
  outcome: ({ outcome }) => outcome,
  fees: ({ fees }) => amountCell(fees),
  plan: ({ plan }) => amountCell(plan),
  withheld: ({ withheld }) => amountCell(withheld),
  credited: ({ credited }) => amountCell(credited),
  document: ({ invoiceNumber }) => invoiceNumber,
  problem: ({ problem }) => problem,
};

export default class BillsRun extends PlatenoCommand {
  static override summary = messages.billsRunSummary;
  static override examples = [
    '<%= config.bin %> bills run --month 2026-10 --dry-run',
    '<%= config.bin %> bills run --month 2026-10',
  ];
  static override flags = {
    ...dryRunFlag,
    month: Flags.string({ summary: messages.monthFlag, required: true }),
  };

  async run(): Promise<BillRun> {
    const { month, 'dry-run': isDryRun } = (await this.parse(BillsRun)).flags;
    const progress = startProgress();
    let done = 0;
    const onProgress = (now: number, of: number): void => {
      progress.expect(of);
      progress.advance(now - done);
      done = now;
    };
    const result = await this.asOperator(async ({ application, actor }) => {
      const { RunBills, presentBillRun } = await import('#modules/billing/index.ts');
      const { Messages } = await import('#kernel/messages.ts');
      const run = await application.resolve(RunBills).execute({ actor, month, isDryRun, onProgress });
      return presentBillRun(run, application.resolve(Messages), cliLanguage);
    }).finally(progress.end);
    this.table(result.bills, columns, messages.noBillsToRun);
    this.#sayCounts(result);
    return result;
  }

  #sayCounts({ bills, before, isDryRun }: BillRun): void {
    const countOf = (asked: Line['outcome']) => bills.filter(({ outcome }) => outcome === asked).length;
    const failed = countOf('FAILED');
    const counts = { issued: countOf('ISSUED'), waiting: countOf('WAITS'), failed, before };
    this.notify(fill(isDryRun ? messages.billsWouldRun : messages.billsRan, counts));
    if (failed > 0) process.exitCode = 5;
  }
}

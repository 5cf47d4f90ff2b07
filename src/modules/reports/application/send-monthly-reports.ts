import { businessDate, startOfDay } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { jobType, type Jobs } from '#kernel/jobs.ts';
import { addMonths, monthBefore } from '#kernel/month.ts';
import { merchantMail } from '#modules/merchants/index.ts';
import { comparedSpans } from '#modules/payments/index.ts';
import type { ReportFigures, ReportReads } from './report-figures.ts';

/** One merchant's month that is over. */
export type MonthlyReportJob = Readonly<{ merchantId: number; month: string }>;
export const monthlyReport = jobType<MonthlyReportJob>('reports.monthly-report', 10);

type Deps = Readonly<{ reads: ReportReads; jobs: Jobs; clock: Clock }>;

const firstDayOf = (month: string) => businessDate(`${month}-01`);

/** Enqueues the reports of the month before: a job for each merchant with a payment in it. */
export const enqueueMonthlyReports = async ({ reads, jobs, clock }: Deps): Promise<void> => {
  const month = monthBefore(clock.now());
  const from = startOfDay(firstDayOf(month));
  const end = startOfDay(firstDayOf(addMonths(month, 1)));
  for (const merchantId of await reads.merchants(from, end))
    await jobs.enqueue(monthlyReport, { merchantId, month }, { key: `${merchantId}-${month}` });
};

/**
 * Enqueues the mail with the figures of a month that is over. The mail is sent once for each merchant and month, however
 * often this runs; a month without a payment has none.
 */
export class SendMonthlyReport {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws Error when the job must be retried */
  async execute({ merchantId, month }: MonthlyReportJob): Promise<void> {
    const { figures, previous } = await this.#figuresOf(merchantId, month);
    if (figures.count === 0) return;
    const { count, takings, refunds, disputes, platformFees, providerFees, net } = figures;
    await this.#deps.jobs.enqueue(merchantMail, {
      kind: 'MONTHLY_REPORT',
      merchantId,
      fact: month,
      month,
      count,
      takingsMinor: Number(takings.minor),
      refundsMinor: Number(refunds.minor),
      disputesMinor: Number(disputes.minor),
      feesMinor: Number(platformFees.plus(providerFees).minor),
      netMinor: Number(net.minor),
      compared: await this.#compared(merchantId, month, previous),
    });
  }

  /** The same month a year before, else the month before; null when neither had a payment. */
  async #compared(merchantId: number, month: string, previous: ReportFigures) {
    const yearBefore = addMonths(month, -12);
    const { figures } = await this.#figuresOf(merchantId, yearBefore);
    const [found, of] = figures.count > 0 ? [figures, yearBefore] : [previous, addMonths(month, -1)];
    if (found.count === 0) return null;
    return { month: of, count: found.count, takingsMinor: Number(found.takings.minor) };
  }

  #figuresOf(merchantId: number, month: string) {
    const { reads, clock } = this.#deps;
    return reads.figures(merchantId, comparedSpans('MONTH', firstDayOf(month), clock.now()));
  }
}

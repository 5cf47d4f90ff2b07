import { system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { jobHandler, jobType, type JobHandler } from '#kernel/jobs.ts';
import { monthBefore } from '#kernel/month.ts';
import type { Config } from '#platform/config.ts';
import type { Log } from '#platform/log.ts';
import type { RunBills } from './application/run-bills.ts';
import type { WatchDueBills } from './application/watch-due-bills.ts';

const runOfMonth = jobType('billing.run');
const watchDue = jobType('billing.due');

type Deps = Readonly<{
  config: Pick<Config, 'operatorMerchantId'>;
  clock: Clock;
  log: Log;
  runBills: RunBills;
  watchDueBills: WatchDueBills;
}>;

/** On five mornings at 06:00 in Sofia, so that a day without a worker is caught up; unpaid bills daily at 07:30. */
export const billingJobs = ({ config, clock, log, runBills, watchDueBills }: Deps): JobHandler[] => {
  const run = async (): Promise<void> => {
    if (config.operatorMerchantId === null) return;
    const { failed } = await runBills.execute({ actor: system('billing'), month: monthBefore(clock.now()) });
    for (const { merchantId, error } of failed) log.error({ err: error, merchantId }, 'a bill failed');
  };
  return [
    jobHandler(runOfMonth, run, '0 6 1-5 * *'),
    jobHandler(watchDue, () => watchDueBills.execute(), '30 7 * * *'),
  ];
};

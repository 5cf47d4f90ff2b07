import { jobHandler, jobType, type JobHandler } from '#kernel/jobs.ts';
import type { ImportDuePayouts } from '../../application/import-due-payouts.ts';

const importDue = jobType('payouts.import-due');

/** Minutes between two runs. */
export const everyMinutes = 5;

/** The background jobs of payouts. */
export const payoutJobs = ({
  importDuePayouts,
}: Readonly<{ importDuePayouts: ImportDuePayouts }>): JobHandler[] => [
  jobHandler(importDue, async () => void (await importDuePayouts.execute()), `*/${everyMinutes} * * * *`),
];

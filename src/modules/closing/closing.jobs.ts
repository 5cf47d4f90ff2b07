import { jobHandler, jobType, type JobHandler } from '#kernel/jobs.ts';
import { enqueueAlerts, monthAlert, monthAlertMail } from './application/prepare-months.ts';
import { formerRecipientMail } from './application/mail-former-recipient.ts';
import { monthDelivery } from './application/send-month.ts';
import { thresholdMail } from './application/warn-of-thresholds.ts';
import type { ClosingUseCases } from './closing.use-cases.ts';

const alertReady = jobType('closing.prepare-months');
const remind = jobType('closing.remind-months');
const warnOfThresholds = jobType('closing.warn-of-thresholds');

/** The jobs of the months: on the 1st and the 12th at 07:00 in Sofia, the threshold daily at 07:30, and what they enqueue. */
export const closingJobs = (
  deps: Parameters<typeof enqueueAlerts>[0],
  { prepareMonth, mailMonthAlert, mailMonthFiles, mailFormerRecipient, ...threshold }: ClosingUseCases,
): JobHandler[] => [
  jobHandler(alertReady, () => enqueueAlerts(deps, 'READY'), '0 7 1 * *'),
  jobHandler(remind, () => enqueueAlerts(deps, 'REMINDER'), '0 7 12 * *'),
  jobHandler(monthAlert, (job) => prepareMonth.execute(job)),
  jobHandler(monthAlertMail, (job) => mailMonthAlert.execute(job)),
  jobHandler(warnOfThresholds, () => threshold.warnOfThresholds.execute(), '30 7 * * *'),
  jobHandler(thresholdMail, (job) => threshold.mailThreshold.execute(job)),
  jobHandler(monthDelivery, (job) => mailMonthFiles.execute(job)),
  jobHandler(formerRecipientMail, (job) => mailFormerRecipient.execute(job)),
];

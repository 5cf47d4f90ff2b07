import { jobHandler, jobType, type JobHandler } from '#kernel/jobs.ts';
import type { RefreshDueAccounts } from './application/refresh-due-accounts.ts';
import type { RemindOfDue } from './application/remind-of-due.ts';

const refreshDue = jobType('accounts.refresh-due', 0);
const remindOfDue = jobType('accounts.remind-of-due', 0);

/** Every minute the accounts whose check is due; every hour the mails about deadlines. */
export const accountJobs = ({
  refreshDueAccounts,
  remind,
}: Readonly<{ refreshDueAccounts: RefreshDueAccounts; remind: RemindOfDue }>): JobHandler[] => [
  jobHandler(refreshDue, async () => void (await refreshDueAccounts.execute()), '* * * * *'),
  jobHandler(remindOfDue, () => remind.execute(), '15 * * * *'),
];

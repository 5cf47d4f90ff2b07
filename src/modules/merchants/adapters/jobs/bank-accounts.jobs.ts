import { jobHandler, jobType, type JobHandler } from '#kernel/jobs.ts';
import { noteBankAccounts } from '../postgres/audited-bank-accounts.ts';

/** Records bank accounts that nothing in the audit log names. */
const noteBankAccountsJob = jobType('merchants.note-bank-accounts', 0);

/** Every hour, and when a worker starts: after an upgrade. */
export const bankAccountJobs = (deps: Parameters<typeof noteBankAccounts>[0]): JobHandler[] => [
  jobHandler(noteBankAccountsJob, () => noteBankAccounts(deps), '23 * * * *', { atStart: true }),
];

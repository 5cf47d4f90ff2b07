import { jobHandler, jobType, type JobHandler } from '#kernel/jobs.ts';
import { securityMail } from '../../application/queue-security-mail.ts';
import type { ResealSecrets } from '../../application/reseal-secrets.ts';
import type { SendSecurityMail } from '../../application/send-security-mail.ts';
import type { DeleteOldSessions } from '../postgres/delete-old-sessions.ts';

const deleteOldSessionsJob = jobType('users.forget-old-sessions', 0);

type Deps = Readonly<{
  deleteOld: DeleteOldSessions;
  resealSecrets: ResealSecrets;
  sendSecurityMail: SendSecurityMail;
}>;

export const userJobs = ({ deleteOld, resealSecrets, sendSecurityMail }: Deps): JobHandler[] => [
  jobHandler(
    deleteOldSessionsJob,
    async () => {
      await deleteOld();
      await resealSecrets.execute();
    },
    '10 4 * * *',
  ),
  jobHandler(securityMail, (mail) => sendSecurityMail.execute(mail)),
];

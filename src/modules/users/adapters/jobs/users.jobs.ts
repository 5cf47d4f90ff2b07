import { jobHandler, jobType, type JobHandler } from '#kernel/jobs.ts';
import type { DeleteOldSessions } from '../postgres/delete-old-sessions.ts';

const deleteOldSessionsJob = jobType('users.forget-old-sessions', 0);

export const userJobs = (forgetOldSessions: DeleteOldSessions): JobHandler[] => [
  jobHandler(deleteOldSessionsJob, async () => void (await forgetOldSessions()), '10 4 * * *'),
];

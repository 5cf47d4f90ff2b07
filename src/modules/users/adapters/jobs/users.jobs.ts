import { jobHandler, jobType, type JobHandler } from '#kernel/jobs.ts';
import type { ForgetOldSessions } from '../postgres/forget-old-sessions.ts';

const forgetOldSessionsJob = jobType('users.forget-old-sessions', 0);

export const userJobs = (forgetOldSessions: ForgetOldSessions): JobHandler[] => [
  jobHandler(forgetOldSessionsJob, async () => void (await forgetOldSessions()), '10 4 * * *'),
];

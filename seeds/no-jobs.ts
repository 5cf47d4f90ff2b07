import type { Jobs } from '#kernel/jobs.ts';

/** Drops all jobs: the history has none left to run. */
export const noJobs: Jobs = { enqueue: async () => undefined };

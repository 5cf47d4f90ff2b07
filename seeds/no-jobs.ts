import type { Jobs } from '#kernel/jobs.ts';

/** The past has no work left to be done. */
export const noJobs: Jobs = { enqueue: async () => undefined };

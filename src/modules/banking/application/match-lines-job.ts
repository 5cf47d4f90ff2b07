import { jobType } from '#kernel/jobs.ts';

/** Tries movements of a merchant again that have paid nothing yet; at most one job of a merchant waits. */
export const matchLines = jobType<{ merchantId: number }>('banking.match-lines', 5);

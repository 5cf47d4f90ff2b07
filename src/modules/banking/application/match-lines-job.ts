import { jobType } from '#kernel/jobs.ts';

/** Tries movements of a merchant again that have paid nothing yet; at most one job of a merchant waits. */
export const matchLines = jobType<{ merchantId: number }>('banking.match-lines', 5);

/** One job for all that changes in this time. */
const delayMs = 60_000;

/** When a job tries again, after documents of the merchant have changed. */
export const matchAgain = (merchantId: number, now: Date) => ({
  at: new Date(now.getTime() + delayMs),
  key: `match-again-${merchantId}`,
});

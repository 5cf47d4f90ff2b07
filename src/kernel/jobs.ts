import { token } from './token.ts';

/** A kind of background job; `T` is its data, stored as JSON. */
export type JobType<T extends object> = Readonly<{
  name: string;
  /** Retries with exponential pauses before the job is FAILED. */
  retries: number;
  /** Carries the type; never set. */
  __data?: T;
}>;
/** @param name stable, `<module>.<job>`: stored in the queue */
export const jobType = <T extends object>(name: string, retries = 10): JobType<T> => ({ name, retries });

/** The queue of background jobs. */
export interface Jobs {
  /** Enqueues in the transaction in progress; a rollback removes the job. Without `at` the job is due at once. */
  enqueue<T extends object>(
    type: JobType<T>,
    data: T,
    when?: Readonly<{ at?: Date; /** At most one waiting job per key. */ key?: string }>,
  ): Promise<void>;
}
export const Jobs = token<Jobs>('kernel.Jobs');

/** The handler of a kind of job. Handlers are idempotent: a job can run twice. */
export type JobHandler = Readonly<{
  name: string;
  retries: number;
  /** Five-field cron expression in Europe/Sofia; absent for jobs that are only enqueued. */
  schedule?: string;
  /** Also enqueued when a worker starts: what was due while none ran is not left to the schedule. */
  atStart?: boolean;
  handle(data: object): Promise<void>;
}>;
/** @param schedule five-field cron expression in Europe/Sofia */
export const jobHandler = <T extends object>(
  type: JobType<T>,
  handle: (data: T) => Promise<void>,
  schedule?: string,
  { atStart = false }: Readonly<{ atStart?: boolean }> = {},
): JobHandler => ({
  name: type.name,
  retries: type.retries,
  ...(schedule === undefined ? {} : { schedule }),
  ...(atStart && { atStart }),
  handle: (data) => handle(data as T),
});

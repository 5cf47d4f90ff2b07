import { token } from './token.ts';

/** Work to be done later by a worker; `data` is JSON. */
export type JobType<T extends object> = Readonly<{
  name: string;
  /** How often it is tried again, with growing pauses, before it is reported as dead. */
  retries: number;
  /** For the compiler only. */
  __data?: T;
}>;
export const jobType = <T extends object>(name: string, retries = 10): JobType<T> => ({ name, retries });

export interface Jobs {
  /** Enqueues in the transaction in progress: what is rolled back was never asked for. */
  enqueue<T extends object>(
    type: JobType<T>,
    data: T,
    when?: Readonly<{ at?: Date; /** At most one waiting job per key. */ key?: string }>,
  ): Promise<void>;
}
export const Jobs = token<Jobs>('kernel.Jobs');

/** Who does a job. Handlers are idempotent: a job can come twice. */
export type JobHandler = Readonly<{
  name: string;
  retries: number;
  /** Five-field cron expression in Europe/Sofia for work that comes by itself. */
  schedule?: string;
  handle(data: object): Promise<void>;
}>;
export const jobHandler = <T extends object>(
  type: JobType<T>,
  handle: (data: T) => Promise<void>,
  schedule?: string,
): JobHandler => ({
  name: type.name,
  retries: type.retries,
  ...(schedule === undefined ? {} : { schedule }),
  handle: (data) => handle(data as T),
});

import { fromKnex, PgBoss, type JobResult } from 'pg-boss';
import type { JobHandler, Jobs, JobType } from '#kernel/jobs.ts';
import type { Transactions } from '../database/transactions.ts';
import { logContext, type Log } from '../log.ts';
import { traced } from '../tracing/tracing.ts';
import type { Meters } from '../metrics/meters.ts';

type Deps = Readonly<{ transactions: Transactions; log: Log; meters: Meters; url: string }>;

/**
 * After a full batch the next is fetched at once: with one job per fetch a queue would do no more than two a second,
 * and a few payments' webhooks would already wait in line. Each job of a batch succeeds or fails by itself.
 */
const pace = {
  pollingIntervalSeconds: 0.5,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** Queues hold one waiting job per key; without a key of its own a job is its data. */
const keyOf = (data: object): string => JSON.stringify(data);

/** Jobs on pg-boss in the same database: asked for in the transaction of their cause, done by any worker. */
export class BossJobs implements Jobs {
  readonly #deps: Deps;
  readonly #boss: PgBoss;
  #started: Promise<unknown> | undefined;
  readonly #queues = new Set<string>();

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#boss = new PgBoss({ connectionString: deps.url, migrate: false, createSchema: false, max: 4 });
    this.#boss.on('error', (error) => deps.log.error({ err: error }, 'job queue'));
  }

  async enqueue<T extends object>(
    type: JobType<T>,
    data: T,
    when: Readonly<{ at?: Date; key?: string }> = {},
  ): Promise<void> {
    await this.#makeQueue(type);
    await this.#boss.send(type.name, data, {
      db: fromKnex(this.#deps.transactions.current),
      retryLimit: type.retries,
      ...(when.at === undefined ? {} : { startAfter: when.at }),
      singletonKey: when.key ?? keyOf(data),
    });
  }

  /** One more try for a job that has used up its own, in the transaction in progress; others are left alone. */
  async retry(name: string, id: string): Promise<void> {
    await this.#start();
    await this.#boss.retry(name, id, { db: fromKnex(this.#deps.transactions.current) });
  }

  /** Makes the queues that are to be enqueued to; a server without workers needs them too. */
  async open(handlers: readonly JobHandler[]): Promise<void> {
    for (const handler of handlers) await this.#makeQueue(handler);
  }

  /** Begins to work: each handler polls its queue, schedules run once however many workers there are. */
  async work(handlers: readonly JobHandler[]): Promise<void> {
    await this.open(handlers);
    for (const handler of handlers) {
      await this.#boss.work(handler.name, pace, async (jobs) => {
        const results: JobResult[] = [];
        for (const job of jobs) results.push(await this.#do(handler, job.id, job.data ?? {}));
        return results;
      });
      if (handler.schedule !== undefined) {
        await this.#boss.schedule(handler.name, handler.schedule, {}, { tz: 'Europe/Sofia' });
      }
    }
  }

  async close(): Promise<void> {
    if (this.#started === undefined) return;
    await this.#started.catch(() => undefined);
    await this.#boss.stop({ graceful: true, timeout: 8_000 });
  }

  #start(): Promise<unknown> {
    this.#started ??= this.#boss.start();
    return this.#started;
  }

  /** By whoever needs it first: an operator may act on a database that no server has worked on yet. */
  async #makeQueue({ name, retries }: Pick<JobHandler, 'name' | 'retries'>): Promise<void> {
    await this.#start();
    if (this.#queues.has(name)) return;
    await this.#boss.createQueue(name, {
      policy: 'short',
      retryLimit: retries,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 3_600,
      expireInSeconds: 120,
    });
    this.#queues.add(name);
  }

  async #do(handler: JobHandler, id: string, data: object): Promise<JobResult> {
    return logContext.run({ job: handler.name, jobId: id }, async () => {
      try {
        await traced({ name: `job ${handler.name}`, kind: 'consumer' }, () => handler.handle(data));
        this.#deps.meters.jobEnded(handler.name, 'completed');
        return { id, status: 'completed' };
      } catch (error) {
        this.#deps.meters.jobEnded(handler.name, 'failed');
        this.#deps.log.warn({ err: error }, 'job failed and will be tried again');
        return { id, status: 'failed', output: { message: String(error) } };
      }
    });
  }
}

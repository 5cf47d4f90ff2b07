import { setTimeout as pause } from 'node:timers/promises';
import type { Db, JobResult, PgBoss } from 'pg-boss';
import { Failure } from '#kernel/failure.ts';
import type { JobHandler, Jobs, JobType } from '#kernel/jobs.ts';
import type { Database } from '../database/database.ts';
import { isDryRun } from '../dry-run.ts';
import type { Notifications } from '../database/notifications.ts';
import { DueLoop } from '../due-loop.ts';
import { BossConnections } from './boss-connections.ts';
import { readBusyQueues, readDueQueues } from './due-queues.ts';
import { logContext, type Log } from '../log.ts';
import { traced } from '../tracing/tracing.ts';
import { workLimits } from '../work-limits.ts';
import type { Meters } from '../metrics/meters.ts';

type Deps = Readonly<{
  database: Database;
  log: Log;
  meters: Meters;
  notifications: Pick<Notifications, 'publish' | 'listen'>;
  url: string;
  /** Without a pooler, which passes no notifications on; absent: `url`. */
  listenUrl?: string;
}>;

/**
 * Jobs that are due at once notify the workers, and one timer for all queues wakes them for the others: the polling of
 * each queue is never needed. After a full batch the next is fetched at once: with one job per fetch a few webhook events
 * would already wait. Each job of a batch succeeds or fails by itself.
 */
const pace = {
  notifyPollingIntervalSeconds: 300,
  pollingIntervalSeconds: 300,
  batchSize: workLimits.jobs.batch,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** pg-boss reports the failure of a worker as a plain object with the properties of the error. */
const asError = (reported: unknown): Error => {
  if (reported instanceof Error) return reported;
  const { message = 'without a message', ...facts } = Object(reported) as { message?: string };
  return Object.assign(new Error(message), facts);
};

/** Stored with a failed job: a failure has no message of its own, its cause says what happened. */
const reasonOf = (error: unknown): string =>
  error instanceof Failure && error.cause instanceof Error
    ? `${String(error)}: ${String(error.cause)}`
    : String(error);

/** The heartbeat ends jobs of killed processes long before they expire. */
const timeLimits = {
  expireInSeconds: workLimits.jobs.expireSeconds,
  heartbeatSeconds: workLimits.jobs.heartbeatSeconds,
} as const;

/** Of a look at all queues: a notification that was lost only delays. */
const longestPauseMs = 30_000;
/** A job that becomes due after this time is seen by a regular look, also when its transaction takes a whole pause. */
const seenByLookMs = 2 * longestPauseMs;
/** pg-boss has stored the failure by then, and no retry is due earlier. */
const afterFailureMs = 1_000;
/** While another worker does the last jobs of a drain. */
const lookAgainMs = 20;
/** Published when a job is enqueued that becomes due later, and before a regular look is sure to see it. */
const laterTopic = 'later-jobs';

/** Queues hold one waiting job per key; without one, the key is the job's data. */
const keyOf = (data: object): string => JSON.stringify(data);

/** Jobs on pg-boss in the same database: enqueued in the transaction of their cause, done by any worker. */
export class BossJobs implements Jobs {
  readonly #deps: Deps;
  /** Loaded with the first job. */
  #started: Promise<PgBoss> | undefined;
  /**
   * The transaction in progress, for statements of pg-boss; named, because planning them takes longer than running
   * them.
   */
  readonly #current: Db;
  readonly #queues = new Set<string>();
  /** The handlers of this process, and the workers of pg-boss, by the names of their queues. */
  readonly #handlers = new Map<string, JobHandler>();
  readonly #workers = new Map<string, string>();
  readonly #due: DueLoop;
  /** The end of the last batch with a failed job, by `performance.now()`. */
  #failedAt = -Infinity;
  #done = 0;
  #unsubscribe: (() => void) | undefined;
  #connections: BossConnections | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#due = new DueLoop({
      run: () => this.#wakeDue(),
      longestMs: longestPauseMs,
      onError: (error) => deps.log.warn({ err: error }, 'due jobs wait for the next look'),
    });
    this.#current = {
      executeSql: async (text, values = []) => ({ rows: await deps.database.rows(text, values) }),
    };
  }

  /** In the transaction in progress. A dry run enqueues nothing: pg-boss makes a missing queue outside the transaction. */
  async enqueue<T extends object>(
    type: JobType<T>,
    data: T,
    when: Readonly<{ at?: Date; key?: string }> = {},
  ): Promise<void> {
    if (isDryRun()) return;
    const boss = await this.#makeQueue(type);
    await boss.send(type.name, data, {
      db: this.#current,
      retryLimit: type.retries,
      ...(when.at === undefined ? {} : { startAfter: when.at }),
      singletonKey: when.key ?? keyOf(data),
    });
    const { at } = when;
    if (at !== undefined && at.getTime() < Date.now() + seenByLookMs)
      await this.#deps.notifications.publish(laterTopic, '');
  }

  /**
   * One more attempt for a job that has used up its own, in the transaction in progress; other jobs stay unchanged.
   */
  async retry(name: string, id: string): Promise<void> {
    const boss = await this.#start();
    await boss.retry(name, id, { db: this.#current });
  }

  /** Creates the queues that are enqueued to; a server without workers needs them too. */
  async open(handlers: readonly JobHandler[]): Promise<void> {
    for (const handler of handlers) await this.#makeQueue(handler);
    const boss = await this.#start();
    // Queues of earlier versions do not notify, or end a job before a loaded machine can do it.
    for (const { name, notify, expireInSeconds } of await boss.getQueues([...this.#queues]))
      if (notify !== true || expireInSeconds !== timeLimits.expireInSeconds)
        await boss.updateQueue(name, { notify: true, ...timeLimits });
  }

  /**
   * Starts to work: each handler has a worker of its queue; schedules run once, however many workers there are, and so do the
   * jobs of the start while one waits. It may be called again when a connection was lost.
   */
  async work(handlers: readonly JobHandler[]): Promise<void> {
    await this.open(handlers);
    const boss = await this.#start();
    for (const handler of handlers) {
      await this.#serve(boss, handler);
      if (handler.schedule !== undefined) {
        await boss.schedule(handler.name, handler.schedule, {}, { tz: 'Europe/Sofia' });
      }
      if (handler.atStart === true) await this.enqueue(handler, {});
    }
    const { wake } = this.#due;
    this.#unsubscribe ??= this.#deps.notifications.listen(laterTopic, { onMessage: wake, onListening: wake });
    this.#due.start();
  }

  /** Does all jobs that are due, and waits for those under way in any process. @returns how many this one has done so far */
  async drain(): Promise<number> {
    const boss = await this.#start();
    for (;;) {
      const busy = await readBusyQueues(this.#deps.database, [...this.#handlers.keys()]);
      if (busy.length === 0) return this.#done;
      const due = busy.filter(({ isDue }) => isDue);
      for (const { name } of due) await this.#doDue(boss, name);
      if (due.length === 0) await pause(lookAgainMs);
    }
  }

  async close(): Promise<void> {
    this.#unsubscribe?.();
    await this.#due.close();
    const boss = await this.#started?.catch(() => undefined);
    await boss?.stop({ graceful: true, timeout: 8_000 });
    await this.#connections?.close();
  }

  async #serve(boss: PgBoss, handler: JobHandler): Promise<void> {
    if (this.#workers.has(handler.name)) return;
    this.#handlers.set(handler.name, handler);
    const id = await boss.work(handler.name, pace, async (jobs) => {
      const results: JobResult[] = [];
      for (const job of jobs) results.push(await this.#do(handler, job.id, job.data ?? {}));
      // pg-boss stores the results of a batch together, after this.
      if (results.some(({ status }) => status === 'failed')) this.#lookForRetries();
      return results;
    });
    this.#workers.set(handler.name, id);
  }

  #lookForRetries(): void {
    this.#failedAt = performance.now();
    this.#due.wake();
  }

  /** Does a due job of a queue itself. */
  async #doDue(boss: PgBoss, name: string): Promise<void> {
    for (const { id, data } of await boss.fetch<object>(name)) {
      const { status, output } = await this.#do(this.#handlers.get(name)!, id, data ?? {});
      await (status === 'completed' ? boss.complete(name, id) : boss.fail(name, id, output));
      if (status === 'failed') this.#lookForRetries();
    }
  }

  /** Wakes the workers of queues with due jobs. @returns milliseconds until the next job becomes due */
  async #wakeDue(): Promise<number> {
    const boss = await this.#start();
    const queues = await readDueQueues(this.#deps.database, [...this.#workers.keys()]);
    for (const { name, isDue } of queues) if (isDue) boss.notifyWorker(this.#workers.get(name)!);
    const untilStored = this.#failedAt + afterFailureMs - performance.now();
    const pauses = queues.map(({ nextMs }) => nextMs ?? Infinity);
    return Math.min(...pauses, untilStored > 0 ? untilStored : Infinity);
  }

  #start(): Promise<PgBoss> {
    // A start that failed is not the last one: the next job starts it again.
    this.#started ??= this.#open().catch((error: unknown) => {
      this.#started = undefined;
      throw error;
    });
    return this.#started;
  }

  async #open(): Promise<PgBoss> {
    const library = await import('pg-boss');
    const { url, listenUrl, log } = this.#deps;
    const connections = new BossConnections({
      url,
      ...(listenUrl !== undefined && { listenUrl }),
      max: 4,
      onLost: (error) => log.warn({ err: error }, 'listening for jobs was interrupted'),
    });
    const boss = new library.PgBoss({
      db: connections,
      migrate: false,
      createSchema: false,
      // Both write when they start.
      schedule: !isDryRun(),
      supervise: !isDryRun(),
      // Schedules are looked at each half minute; flows are not used.
      cronWorkerIntervalSeconds: 30,
      flowIntervalSeconds: 3_600,
      useListenNotify: true,
    });
    boss.on('error', (error: unknown) => log.error({ err: asError(error) }, 'job queue'));
    try {
      await boss.start();
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => undefined);
      await connections.close();
      throw error;
    }
    this.#connections = connections;
    return boss;
  }

  /** Created on first use: an operator's command may run before any server has. */
  async #makeQueue({ name, retries }: Pick<JobHandler, 'name' | 'retries'>): Promise<PgBoss> {
    const boss = await this.#start();
    if (this.#queues.has(name)) return boss;
    await boss.createQueue(name, {
      policy: 'short',
      notify: true,
      retryLimit: retries,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 3_600,
      ...timeLimits,
    });
    this.#queues.add(name);
    return boss;
  }

  async #do(handler: JobHandler, id: string, data: object): Promise<JobResult> {
    this.#done += 1;
    return logContext.run({ job: handler.name, jobId: id }, async () => {
      try {
        await traced({ name: `job ${handler.name}`, kind: 'consumer' }, () => handler.handle(data));
        this.#deps.meters.jobEnded(handler.name, 'completed');
        return { id, status: 'completed' };
      } catch (error) {
        this.#deps.meters.jobEnded(handler.name, 'failed');
        this.#deps.log.warn({ err: error }, 'job failed and will be tried again');
        return { id, status: 'failed', output: { message: reasonOf(error) } };
      }
    });
  }
}

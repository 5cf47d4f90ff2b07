import { AsyncLocalStorage } from 'node:async_hooks';
import type { Jobs } from '#kernel/jobs.ts';
import { isDryRun } from '#platform/dry-run.ts';
import type { Log } from '#platform/log.ts';
import { handleDueEvents } from '../../application/jobs.ts';

type Deps = Readonly<{
  jobs: Pick<Jobs, 'enqueue'>;
  log: Pick<Log, 'warn'>;
}>;

/** Below the 500 ms polling interval of a worker. */
const windowMs = 250;

/**
 * Enqueues the job that handles due webhook events: at once for the first event, and once at the end of the window for
 * later ones, because the first job may finish before they are stored. A lost wake only delays: the reconciler handles
 * due events.
 */
export class InboxWake {
  readonly #deps: Deps;
  /** A job is outside the transaction, log context and trace of the request. */
  readonly #outsideRequests = AsyncLocalStorage.snapshot();
  #window: NodeJS.Timeout | undefined;
  #isAsked = false;
  #enqueued = 0;
  #enqueueing: Promise<void> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Call it after the commit of the event; a dry run wakes nothing. Neither throws nor waits. */
  readonly wake = (): void => {
    if (isDryRun()) return;
    this.#isAsked = true;
    if (this.#window === undefined) this.#outsideRequests(() => this.#open());
  };

  /** Enqueues a pending job at once: call it before the process ends. @returns how many were enqueued so far */
  async flush(): Promise<number> {
    clearTimeout(this.#window);
    this.#window = undefined;
    await this.#enqueueing;
    if (this.#isAsked) await this.#outsideRequests(() => this.#enqueue());
    return this.#enqueued;
  }

  #open(): void {
    this.#window = undefined;
    if (!this.#isAsked) return;
    this.#enqueueing = this.#enqueue();
    this.#window = setTimeout(() => this.#open(), windowMs).unref();
  }

  async #enqueue(): Promise<void> {
    const { jobs, log } = this.#deps;
    this.#isAsked = false;
    this.#enqueued += 1;
    try {
      await jobs.enqueue(handleDueEvents, {});
    } catch (error) {
      log.warn({ err: error }, 'webhook events wait for the reconciler');
    }
  }
}

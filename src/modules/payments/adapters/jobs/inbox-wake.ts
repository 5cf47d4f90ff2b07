import { AsyncLocalStorage } from 'node:async_hooks';
import type { Jobs } from '#kernel/jobs.ts';
import type { Log } from '#platform/log.ts';
import { handleDueEvents } from '../../application/jobs.ts';

type Deps = Readonly<{
  jobs: Pick<Jobs, 'enqueue'>;
  log: Pick<Log, 'warn'>;
}>;

/** Below the 500 ms after which a worker asks for jobs again. */
const windowMs = 250;

/**
 * Enqueues the job that handles due webhook events: for the first event at once, for those that follow within a window
 * once at its end, since the first job may have been done before they were stored. A wake that is lost with its process
 * costs time only: the reconciler handles what is due.
 */
export class InboxWake {
  readonly #deps: Deps;
  /** A job belongs to no request: neither to its transaction nor to its log lines and trace. */
  readonly #outsideRequests = AsyncLocalStorage.snapshot();
  #window: NodeJS.Timeout | undefined;
  #isAsked = false;
  #enqueueing: Promise<void> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Call it after the commit of what is due. Neither throws nor waits. */
  readonly wake = (): void => {
    this.#isAsked = true;
    if (this.#window === undefined) this.#outsideRequests(() => this.#open());
  };

  /** Enqueues what waits for the end of its window. */
  async close(): Promise<void> {
    clearTimeout(this.#window);
    await this.#enqueueing;
    if (this.#isAsked) await this.#outsideRequests(() => this.#enqueue());
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
    try {
      await jobs.enqueue(handleDueEvents, {});
    } catch (error) {
      log.warn({ err: error }, 'webhook events wait for the reconciler');
    }
  }
}

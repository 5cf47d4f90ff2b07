import { AsyncLocalStorage } from 'node:async_hooks';
import type { Jobs } from '#kernel/jobs.ts';
import type { Log } from '#platform/log.ts';
import { handleDueEvents } from '../../application/jobs.ts';

type Deps = Readonly<{
  jobs: Pick<Jobs, 'enqueue'>;
  log: Pick<Log, 'warn'>;
  /** Events that are stored so shortly after each other share one job. */
  windowMs?: number;
}>;

/**
 * Enqueues the job that handles due webhook events, outside the request that stored one and at most once per window. A
 * wake that is lost with its process costs time only: the reconciler handles what is due.
 */
export class InboxWake {
  readonly #deps: Deps;
  /** The timer belongs to no request: neither to its transaction nor to its log lines and trace. */
  readonly #outsideRequests = AsyncLocalStorage.snapshot();
  #timer: NodeJS.Timeout | undefined;
  #enqueueing: Promise<void> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Call it after the commit of what is due. Never throws. */
  readonly wake = (): void => {
    this.#timer ??= this.#outsideRequests(() =>
      setTimeout(() => this.#flush(), this.#deps.windowMs ?? 50).unref(),
    );
  };

  /** Enqueues what waits for the end of its window. */
  async close(): Promise<void> {
    if (this.#timer !== undefined) this.#outsideRequests(() => this.#flush());
    await this.#enqueueing;
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#enqueueing = this.#enqueue();
  }

  async #enqueue(): Promise<void> {
    const { jobs, log } = this.#deps;
    try {
      await jobs.enqueue(handleDueEvents, {});
    } catch (error) {
      log.warn({ err: error }, 'webhook events wait for the reconciler');
    }
  }
}

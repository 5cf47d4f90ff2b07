import { AsyncLocalStorage } from 'node:async_hooks';

type Options = Readonly<{
  /** Does what is due. @returns milliseconds until something is due next; Infinity when nothing waits */
  run: () => Promise<number>;
  /** Longest pause in milliseconds: finds work that no message was sent for. */
  longestMs: number;
  /** `run` failed and is tried again a second later. */
  onError: (error: unknown) => void;
}>;

const afterErrorMs = 1_000;

/**
 * One timer for work that becomes due: it runs when it is woken, when the next work is due, and after the longest pause.
 * A wake during a run leads to one more run.
 */
export class DueLoop {
  readonly #options: Options;
  /** Outside the log context and transaction of the caller that starts it. */
  readonly #outside = AsyncLocalStorage.snapshot();
  /** Resolves what waits for the next run. */
  #asked: (() => void)[] = [];
  #isWoken = false;
  #isClosed = false;
  #endPause = (): void => undefined;
  #running: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Starts with a run. */
  start(): void {
    this.#running ??= this.#outside(() => this.#loop());
  }

  /** Neither throws nor waits. */
  readonly wake = (): void => {
    this.#isWoken = true;
    this.#endPause();
  };

  /** Waits for a run that begins now, or after the one in progress; without a started loop for nothing. */
  async runNow(): Promise<void> {
    if (this.#running === undefined || this.#isClosed) return;
    await new Promise<void>((resolve) => {
      this.#asked.push(resolve);
      this.wake();
    });
  }

  /** Ends after the run in progress. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.wake();
    await this.#running;
    for (const resolve of this.#asked) resolve();
  }

  async #loop(): Promise<void> {
    while (!this.#isClosed) {
      this.#isWoken = false;
      const asked = this.#asked;
      this.#asked = [];
      const ms = await this.#run();
      for (const resolve of asked) resolve();
      if (!this.#isWoken) await this.#pause(ms);
    }
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** @returns milliseconds to pause */
  async #run(): Promise<number> {
    const { run, longestMs, onError } = this.#options;
    try {
      return Math.min(Math.max(await run(), 1), longestMs);
    } catch (error) {
      onError(error);
      return afterErrorMs;
    }
  }
}

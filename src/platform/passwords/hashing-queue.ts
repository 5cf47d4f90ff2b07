import { Worker } from 'node:worker_threads';
import { RateLimited } from '#kernel/input-failures.ts';
import type { HashingAnswer, HashingTask } from './hashing-thread.ts';

type Waiting = Readonly<{
  task: HashingTask;
  resolve(value: string | boolean): void;
  reject(error: unknown): void;
}>;

/** Seconds after which somebody who was turned away may well find room. */
const comeBackAfterSeconds = 5;

/** One thread, one task at a time, and a line that does not grow without end. */
export class HashingQueue {
  readonly #line: Waiting[] = [];
  readonly #longest: number;
  #worker: Worker | undefined;

  /** @param longest how many tasks may wait, the one in work included */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /** @throws RateLimited when the line is full */
  run(task: HashingTask): Promise<string | boolean> {
    if (this.#line.length >= this.#longest) return Promise.reject(new RateLimited(comeBackAfterSeconds));
    return new Promise((resolve, reject) => {
      this.#line.push({ task, resolve, reject });
      if (this.#line.length === 1) this.#begin();
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #begin(): void {
    const [first] = this.#line;
    this.#worker ??= this.#start();
    if (first === undefined) {
      // Nobody waits: the thread must not keep the process alive.
      this.#worker.unref();
      return;
    }
    this.#worker.ref();
    this.#worker.postMessage(first.task);
  }

  #start(): Worker {
    // The thread needs no secret of the environment, and no flag of the main program.
    const worker = new Worker(new URL('./hashing-thread.ts', import.meta.url), { env: {}, execArgv: [] });
    worker.on('message', ({ value }: HashingAnswer) => {
      this.#line.shift()?.resolve(value);
      this.#begin();
    });
    worker.on('error', (error) => this.#abandon(worker, error));
    worker.on('exit', () => this.#abandon(worker, new Error('the hashing thread has ended')));
    return worker;
  }

  /** Whoever waits is told; the next one starts a new thread. */
  #abandon(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#line.splice(0)) reject(error);
  }
}

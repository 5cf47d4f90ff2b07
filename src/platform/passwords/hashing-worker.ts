import { Worker } from 'node:worker_threads';
import type { HashingAnswer, HashingTask } from './hashing-thread.ts';

type Running = Readonly<{ resolve(value: string | boolean): void; reject(error: unknown): void }>;

/** One worker thread for one task at a time; it starts with its first task. */
export class HashingWorker {
  #worker: Worker | undefined;
  #running: Running | undefined;

  /** Call it again only after the answer. @throws Error when the thread ends before it */
  run(task: HashingTask): Promise<string | boolean> {
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      this.#running = { resolve, reject };
      worker.ref();
      worker.postMessage(task);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    // The thread gets no environment secrets and no flags of the main program.
    const worker = new Worker(new URL('./hashing-thread.ts', import.meta.url), { env: {}, execArgv: [] });
    worker.on('message', ({ value }: HashingAnswer) => {
      // An idle thread does not keep the process alive.
      worker.unref();
      this.#end()?.resolve(value);
    });
    worker.on('error', (error) => this.#abandon(worker, error));
    worker.on('exit', () => this.#abandon(worker, new Error('the hashing thread has ended')));
    return worker;
  }

  #end(): Running | undefined {
    const running = this.#running;
    this.#running = undefined;
    return running;
  }

  /** The running task fails; the next task starts a new thread. */
  #abandon(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#end()?.reject(error);
  }
}

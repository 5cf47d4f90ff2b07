import { Worker } from 'node:worker_threads';
import type { HashingAnswer, HashingTask } from './hashing-thread.ts';

type Running = Readonly<{ resolve(value: string | boolean): void; reject(error: unknown): void }>;

/** One thread that does one task at a time; it starts with its first task. */
export class HashingWorker {
  #worker: Worker | undefined;
  #running: Running | undefined;

  /** The caller waits for the answer before it gives the next task. @throws Error when the thread ends before */
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
    // The thread needs no secret of the environment, and no flag of the main program.
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

  /** The task under way fails; the next task starts a new thread. */
  #abandon(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#end()?.reject(error);
  }
}

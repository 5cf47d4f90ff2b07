import { Worker } from 'node:worker_threads';

/** Mebibytes; enough for the rows in work. Without a limit V8 keeps garbage for as long as the machine has memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 96 };

/** As many as write at a time in one process. */
const mostIdle = 2;
/** Milliseconds after which an idle thread ends and its memory is free again. */
const idleMs = 10_000;

type Idle = Readonly<{ thread: Worker; timer: NodeJS.Timeout }>;
const idle = new Set<Idle>();

const start = (): Worker => {
  const thread = new Worker(new URL('./excel-thread.ts', import.meta.url), { execArgv: [], resourceLimits });
  // Errors between two pieces have no listener; `once` reports them to a pending read.
  thread.on('error', () => undefined);
  thread.once('exit', () => {
    for (const one of idle) if (one.thread === thread) idle.delete(one);
  });
  return thread;
};

/**
 * A thread for one workbook. Loading the library takes longer than writing a small workbook, so the workbooks of an
 * archive share threads.
 */
export const takeThread = (): Worker => {
  const [one] = idle;
  if (one === undefined) return start();
  idle.delete(one);
  clearTimeout(one.timer);
  one.thread.ref();
  return one.thread;
};

/** Takes back a thread that has written its workbook to the end. An idle thread does not keep the process alive. */
export const returnThread = (thread: Worker): void => {
  if (idle.size >= mostIdle) {
    void thread.terminate();
    return;
  }
  thread.unref();
  const timer = setTimeout(() => void thread.terminate(), idleMs).unref();
  idle.add({ thread, timer });
};

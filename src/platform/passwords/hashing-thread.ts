import { parentPort } from 'node:worker_threads';
import { compareSync, hashSync } from 'bcryptjs';

/** One task; `secret` is already an HMAC, the password itself never reaches the thread. */
export type HashingTask =
  | Readonly<{ action: 'hash'; secret: string; cost: number }>
  | Readonly<{ action: 'compare'; secret: string; hash: string }>;

/** The hash, or whether the password matches. */
export type HashingAnswer = Readonly<{ value: string | boolean }>;

// bcrypt in JavaScript blocks its thread for a third of a second at cost 12.
parentPort?.on('message', (task: HashingTask) => {
  const value =
    task.action === 'hash' ? hashSync(task.secret, task.cost) : compareSync(task.secret, task.hash);
  parentPort?.postMessage({ value } satisfies HashingAnswer);
});

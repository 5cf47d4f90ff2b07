import { parentPort } from 'node:worker_threads';
import { compareSync, hashSync } from 'bcryptjs';

/** One piece of work; `secret` is already an HMAC, the password itself never comes here. */
export type HashingTask =
  | Readonly<{ act: 'hash'; secret: string; cost: number }>
  | Readonly<{ act: 'compare'; secret: string; hash: string }>;

export type HashingAnswer = Readonly<{ value: string | boolean }>;

// bcrypt in JavaScript holds its thread for a third of a second at cost 12.
parentPort?.on('message', (task: HashingTask) => {
  const value = task.act === 'hash' ? hashSync(task.secret, task.cost) : compareSync(task.secret, task.hash);
  parentPort?.postMessage({ value } satisfies HashingAnswer);
});

import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { compareSync, hashSync } from 'bcryptjs';

/** One piece of work; `secret` is already an HMAC, the password itself never comes here. */
export type HashingTask =
  | Readonly<{ act: 'hash'; secret: string; cost: number }>
  | Readonly<{ act: 'compare'; secret: string; hash: string }>;

export type HashingAnswer = Readonly<{ value: string | boolean }>;

// Requests that only read go first, but at +10 any other load of the machine stops sign-ins for seconds. On Linux
// priority 0 names this thread; elsewhere it would be the whole server. Only a superuser may raise a priority again.
const niceness = 5;
const lowestPriority = 19;
if (process.platform === 'linux') setPriority(0, Math.min(getPriority(0) + niceness, lowestPriority));

// bcrypt in JavaScript holds its thread for a third of a second at cost 12.
parentPort?.on('message', (task: HashingTask) => {
  const value = task.act === 'hash' ? hashSync(task.secret, task.cost) : compareSync(task.secret, task.hash);
  parentPort?.postMessage({ value } satisfies HashingAnswer);
});

import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { compareSync, hashSync } from 'bcryptjs';

/** One piece of work; `secret` is already an HMAC, the password itself never comes here. */
export type HashingTask =
  | Readonly<{ act: 'hash'; secret: string; cost: number }>
  | Readonly<{ act: 'compare'; secret: string; hash: string }>;

export type HashingAnswer = Readonly<{ value: string | boolean }>;

// Whoever only looks something up goes first. On Linux 0 is this thread; elsewhere it would be the whole server.
// Less than the server is given, whatever that is: only a superuser may ask for more again.
const giveWay = 10;
const lowest = 19;
if (process.platform === 'linux') setPriority(0, Math.min(getPriority(0) + giveWay, lowest));

// bcrypt in JavaScript holds its thread for a third of a second at cost 12: here it holds nobody up.
parentPort?.on('message', (task: HashingTask) => {
  const value = task.act === 'hash' ? hashSync(task.secret, task.cost) : compareSync(task.secret, task.hash);
  parentPort?.postMessage({ value } satisfies HashingAnswer);
});

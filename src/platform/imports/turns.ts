import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work before other requests have their turn. */
const turnMs = 10;

/** Lets other requests run when the work since the last turn took ten milliseconds; called between two rows. */
export const takeTurns = (): (() => Promise<void>) => {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < turnMs) return;
    await setImmediate();
    began = performance.now();
  };
};

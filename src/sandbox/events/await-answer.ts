import { setTimeout as pause } from 'node:timers/promises';
import type { SandboxContext } from '../context.ts';

const pollEveryMs = 25;

/**
 * Waits until every endpoint has answered the first delivery of an event, with any status, or until the limit has
 * passed. The provider delays the customer's redirect in the same way, by at most ten seconds.
 */
export const awaitAnswer = async (
  context: SandboxContext,
  eventId: string,
  limitMs = 10_000,
): Promise<void> => {
  const until = Date.now() + limitMs;
  while (Date.now() < until && !context.stopping.aborted) {
    const open = await context.pool.query(
      `select 1 from sandbox.deliveries where event_id = $1 and state = 'waiting' and attempts = '[]' limit 1`,
      [eventId],
    );
    if (open.rowCount === 0) return;
    await pause(pollEveryMs);
  }
};

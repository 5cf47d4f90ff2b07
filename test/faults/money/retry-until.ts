import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '#test/support/application/api-client.ts';

/** It only ends a failing test, also on a loaded machine. */
const limitMs = 600_000;
const betweenTriesMs = 50;

/**
 * Retries after an error and after `undefined` until there is an answer.
 * @throws Error with the name and the last error after ten minutes
 */
export const retryUntil = async <T>(name: string, ask: () => Promise<T | undefined>): Promise<T> => {
  const end = Date.now() + limitMs;
  let last: unknown = undefined;
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      last = error;
    }
    await pause(betweenTriesMs);
  }
  throw new Error(`It did not come true: ${name}.`, { cause: last });
};

/** Repeats a call until it is accepted or finally refused: after a 5xx, without an answer, and while it is under way. */
export const answerTo = <T>(name: string, call: () => Promise<Answer<T>>): Promise<Answer<T>> =>
  retryUntil(name, async () => {
    const answer = await call();
    const isFinal = answer.status < 500 && answer.body?.code !== 'input.request-under-way';
    return isFinal ? answer : undefined;
  });

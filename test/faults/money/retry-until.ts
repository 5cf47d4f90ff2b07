import { setTimeout as pause } from 'node:timers/promises';

const limitMs = 180_000;
const betweenTriesMs = 50;

/**
 * Retries after an error and after `undefined` until there is an answer.
 * @throws Error with the name and the last error after three minutes
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

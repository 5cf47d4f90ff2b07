import { setTimeout as pause } from 'node:timers/promises';

const lookEveryMs = 40;
/** Long beyond every pause that the product makes; reached only when the fact will never come true. */
const limitMs = 30_000;

/**
 * Waits for a fact: asks until the answer is neither false nor null nor undefined, and gives it back.
 * @throws Error naming the fact when it does not come true
 */
export const until = async <T>(
  name: string,
  ask: () => T | Promise<T>,
): Promise<Exclude<T, false | null | undefined>> => {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    const answer = await ask();
    if (answer !== false && answer !== null && answer !== undefined) {
      return answer as Exclude<T, false | null | undefined>;
    }
    await pause(lookEveryMs);
  }
  throw new Error(`It did not come true: ${name}.`);
};

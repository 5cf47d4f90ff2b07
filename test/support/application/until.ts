import { setTimeout as pause } from 'node:timers/promises';

const lookEveryMs = 40;
/**
 * Far longer than every pause of the product. After a fault it retries in a minute, and looks for the rest every two
 * minutes.
 */
const limitMs = process.env['FAULTS'] === undefined ? 50_000 : 300_000;

/**
 * Polls a condition until the answer is neither false nor null nor undefined, and returns it.
 * @throws Error that names the condition when it does not become true
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

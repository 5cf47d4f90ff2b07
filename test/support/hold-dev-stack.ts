import { surround } from '#development/dev-stack.ts';

/** A server that does nothing but live in its surroundings: prints them, and leaves them on SIGTERM. */
const { env, stop } = await surround(process.env);
const life = setInterval(() => undefined, 60_000);
process.once('SIGTERM', () => {
  clearInterval(life);
  void stop();
});
// Last: who reads this may end the process at once.
process.stdout.write(`${JSON.stringify(env)}\n`);

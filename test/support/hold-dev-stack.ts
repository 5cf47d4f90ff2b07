import { openDevStack } from '#development/dev-stack.ts';

/** A process that only uses the dev stack: prints its variables, and ends on SIGTERM. */
const { env, stop } = await openDevStack(process.env);
const life = setInterval(() => undefined, 60_000);
process.once('SIGTERM', () => {
  clearInterval(life);
  void stop();
});
// Printed last: a reader of this line may end the process at once.
process.stdout.write(`${JSON.stringify(env)}\n`);

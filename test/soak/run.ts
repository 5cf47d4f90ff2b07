import { parseArgs } from 'node:util';
import { runTool } from '#test/support/run-tool.ts';

/** The soak test, a workload with random faults: `npm run test:soak -- --minutes 5 --seed 7`. */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    /** The same faults in the same order; a random seed unless given. */
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  },
});
process.env['SOAK_MINUTES'] = values.minutes;
process.env['SOAK_SEED'] = values.seed;
const { isGood } = await runTool(
  { name: 'soak', command: 'vitest', args: ['run', '--project', 'soak'] },
  true,
);
process.exitCode = isGood ? 0 : 1;

import { parseArgs } from 'node:util';
import { runTool } from '#test/support/run-tool.ts';

/** A workload while things go wrong at random: `npm run test:soak -- --minutes 5 --seed 7`. */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    /** The same faults in the same order; a new one each time unless it is named. */
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

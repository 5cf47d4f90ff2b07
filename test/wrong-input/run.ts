import { parseArgs } from 'node:util';
import { runTool } from '#test/support/run-tool.ts';

/**
 * Wrong input for every operation of the served API description, as every role:
 * `npm run test:wrong-input -- --calls 100000 --seed 7`. One call again: `--seed 7 --from 4711 --calls 1`.
 */
const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '100000' },
    /** The same calls; a random seed unless given. */
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    from: { type: 'string', default: '0' },
    /** Fails when an answer takes longer than 2 s: only useful on an otherwise idle machine. */
    'quiet-machine': { type: 'boolean', default: false },
  },
});
process.env['WRONG_INPUT_CALLS'] = values.calls;
process.env['WRONG_INPUT_SEED'] = values.seed;
process.env['WRONG_INPUT_FROM'] = values.from;
process.env['WRONG_INPUT_QUIET'] = values['quiet-machine'] ? '1' : '0';
process.stdout.write(`seed ${values.seed}\n`);
const { isGood } = await runTool(
  { name: 'wrong-input', command: 'vitest', args: ['run', '--project', 'wrong-input'] },
  true,
);
process.exitCode = isGood ? 0 : 1;

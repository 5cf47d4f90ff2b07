import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runTool } from '#test/support/run-tool.ts';

/**
 * Floods by one stranger with all limits on: `npm run test:floods`, or `-- --only codes` for those whose kind has the word. A
 * run of all kinds is written to RESULTS.md.
 */
const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const folder = await mkdtemp(join(tmpdir(), 'plateno-floods-'));
const file = join(folder, 'table.md');
process.env['FLOODS_RESULTS'] = file;
if (only !== undefined) process.env['FLOODS_ONLY'] = only;
const args = ['run', '--project', 'floods', '--reporter=verbose'];
const { isGood } = await runTool({ name: 'floods', command: 'vitest', args }, true);
const table = await readFile(file, 'utf8').catch(() => undefined);
await rm(folder, { recursive: true });
if (table !== undefined && only === undefined) {
  const results = join(import.meta.dirname, 'RESULTS.md');
  const day = new Date().toISOString().slice(0, 10);
  await writeFile(results, `# Floods by one stranger\n\n\`npm run test:floods\`, ${day}:\n\n${table}\n`);
  await runTool({ name: 'format', command: 'oxfmt', args: [results] });
}
process.exitCode = isGood ? 0 : 1;

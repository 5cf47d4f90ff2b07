import { ImportArchive } from '#modules/imports/index.ts';
import { MakeArchive } from '#modules/archives/index.ts';
import { readConfig } from '#platform/config.ts';
import { compose } from '#src/composition.ts';
import { memoryGrowth } from './cpu.ts';

/**
 * Makes archives by their ids, or imports their files: a small one, then a large one, of which time and memory are measured.
 * The environment is that of an installation.
 */
const [action, small = '', large = ''] = process.argv.slice(2);
const application = await compose(readConfig({ ...process.env, LOG_LEVEL: 'silent' }), []);
const actions = {
  make: (id: string) => application.resolve(MakeArchive).run(Number(id)),
  import: (file: string) =>
    application
      .resolve(ImportArchive)
      .execute({ actor: { kind: 'operator', name: 'bench' }, file, isDryRun: false }),
};
const run = actions[action as keyof typeof actions];
try {
  await run(small);
  const start = performance.now();
  let result: unknown;
  const mebibytes = await memoryGrowth(process.pid, async () => void (result = await run(large)));
  process.stdout.write(JSON.stringify({ milliseconds: performance.now() - start, mebibytes, result }));
} finally {
  await application.close();
}

import { useCompileCache } from '#platform/compiled-files.ts';

useCompileCache();

const { endWithoutOutput } = await import('./standard-output.ts');
process.stdout.on('error', endWithoutOutput);
// What is said there is lost; the command goes on.
process.stderr.on('error', () => undefined);

const { execute } = await import('@oclif/core');
await execute({ dir: import.meta.url });

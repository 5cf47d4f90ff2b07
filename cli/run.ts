import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Most of a command's start is compiling what it loads; beside the packages the result outlives the process.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/plateno'));

// A reader that has seen enough (`| head`) is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const { execute } = await import('@oclif/core');
await execute({ dir: import.meta.url });

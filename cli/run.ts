import { keepCompiledFiles } from '#platform/compiled-files.ts';

keepCompiledFiles();

// A reader that has seen enough (`| head`) is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const { execute } = await import('@oclif/core');
await execute({ dir: import.meta.url });

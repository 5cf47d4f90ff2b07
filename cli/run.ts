import { useCompileCache } from '#platform/compiled-files.ts';

useCompileCache();

// A reader that closes the pipe (`| head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const { execute } = await import('@oclif/core');
await execute({ dir: import.meta.url });

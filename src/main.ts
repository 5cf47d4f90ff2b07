import { useCompileCache } from '#platform/compiled-files.ts';

useCompileCache();
const { runUntilStopped } = await import('./run-until-stopped.ts');
try {
  await runUntilStopped(process.env, { answersHttp: true, doesJobs: true });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

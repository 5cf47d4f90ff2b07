import { useCompileCache } from '#platform/compiled-files.ts';

useCompileCache();
const { runUntilStopped } = await import('./run-until-stopped.ts');
try {
  await runUntilStopped(process.env, { answersHttp: true, doesJobs: true });
} catch (error) {
  const reason = error instanceof Error ? error.message || error.name : String(error);
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

import { useCompileCache } from '#platform/compiled-files.ts';

useCompileCache();

const { serveAttached } = await import('./attached-process.ts');
const { startInstallation } = await import('./installation.ts');
serveAttached(startInstallation);

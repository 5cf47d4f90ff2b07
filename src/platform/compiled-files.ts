import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Enables Node's compile cache beside the packages: compiling takes most of a start. Call it before anything large
 * is loaded. Where the folder is not writable every start compiles again.
 */
export const useCompileCache = (): void => {
  enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/plateno'));
};

/** For processes that may be killed at any time; otherwise the cache is written at exit. */
export const flushCompiledFiles = (): void => flushCompileCache();

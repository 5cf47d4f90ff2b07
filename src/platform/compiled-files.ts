import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Most of a start is compiling what is loaded: what comes of it is kept beside the packages and outlives the process. To be
 * asked before anything large is loaded. Where nothing may be written there, every start compiles anew.
 */
export const keepCompiledFiles = (): void => {
  enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/plateno'));
};

/** For who may be ended at any time; otherwise it happens when the process ends. */
export const storeCompiledFiles = (): void => flushCompileCache();

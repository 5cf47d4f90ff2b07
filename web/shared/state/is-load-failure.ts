import { ChunkLoadTimeout } from './lazy-chunk.ts';

/** Messages of Chromium, Firefox and Safari, and of Vite for a stylesheet. */
const messages =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i;

/**
 * Whether a chunk could not be loaded in time. After a deployment an open page may request chunks that no longer exist:
 * a retry fails, a reload helps.
 */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof ChunkLoadTimeout || (error instanceof Error && messages.test(error.message));

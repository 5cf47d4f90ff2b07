import { ChunkLoadTimeout } from './lazy-chunk.ts';

/** As Chromium, Firefox and Safari say it, and Vite of a stylesheet. */
const messages =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i;

/**
 * Whether a part of the page could not be fetched, or not in time: after a deployment an open page may ask for scripts that are no longer
 * there, and no repetition brings them; a reload does.
 */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof ChunkLoadTimeout || (error instanceof Error && messages.test(error.message));

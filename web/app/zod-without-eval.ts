import { config } from 'zod/v4';

/**
 * Replaces `zod` in browsers (see vite.config.ts). Without `jitless` zod tries `new Function`, which the content
 * security policy reports as a violation.
 */
config({ jitless: true });

export * from 'zod/v4';

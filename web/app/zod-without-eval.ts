import { config } from 'zod/v4';

/**
 * What the contract imports as `zod` in browsers (see vite.config.ts). The schemas are only shapes and addresses here;
 * without this setting, making one tries `new Function`, and the content security policy reports that as an error.
 */
config({ jitless: true });

export * from 'zod/v4';

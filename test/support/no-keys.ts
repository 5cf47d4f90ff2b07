import type { IdentifyKey } from '#platform/http/identify.ts';

/** For HTTP applications that nobody calls with an API key. */
export const noKeys: IdentifyKey = () => Promise.reject(new Error('No API keys here.'));

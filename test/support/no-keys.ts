import type { IdentifyKey } from '#platform/http/identify.ts';

/** For HTTP applications without API keys. */
export const noKeys: IdentifyKey = () => Promise.reject(new Error('No API keys here.'));

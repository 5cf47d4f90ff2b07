import type { StartCheckout } from '../../application/start-checkout.ts';

type Begun = Awaited<ReturnType<StartCheckout['execute']>>['begun'];

/** In seconds; no session of the provider is longer. */
const lifetime = 86_400;

export const begunCookieName = 'begun';

/**
 * Headers by which the browser that begins a payment stores the key of its attempt. Scripts cannot read it, and it is
 * sent for the pages of this link only.
 */
export const begunHeaders = (begun: Begun, publicUrl: string): Record<string, string> => {
  if (begun === null) return {};
  const { linkToken, key } = begun;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return {
    'Set-Cookie': `${begunCookieName}=${key}; Path=/pay/${linkToken}; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${secure}`,
  };
};

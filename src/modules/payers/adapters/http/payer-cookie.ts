import { lifetimeMs } from '../../domain/lifetime.ts';

export const payerCookieName = 'payer';

/** The pay pages read it, too: it fills in the company that the payer has kept. */
const cookieOf = (secret: string, seconds: number, publicUrl: string): Record<string, string> => {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return {
    'Set-Cookie': `${payerCookieName}=${secret}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  };
};

/** Headers by which the one browser that used the mailed link proves the address. Scripts cannot read it. */
export const payerHeaders = (secret: string, publicUrl: string): Record<string, string> =>
  cookieOf(secret, lifetimeMs / 1_000, publicUrl);

/** Headers that take the cookie away. */
export const leavingHeaders = (publicUrl: string): Record<string, string> => cookieOf('', 0, publicUrl);

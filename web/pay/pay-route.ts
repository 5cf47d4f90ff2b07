export type ReturnRoute =
  | { readonly screen: 'success'; readonly sessionId: string | null }
  | { readonly screen: 'cancel'; readonly token: string | null };

export type PayRoute = { readonly screen: 'request' } | ReturnRoute;

/**
 * The screen of a path below `/pay`. `success` and `cancel` cannot be tokens: a token has at least 22 characters.
 */
export const payRoute = (pathname: string, search: string): PayRoute => {
  const asked = new URLSearchParams(search);
  const segment = pathname.split('/')[2] ?? '';
  if (segment === 'success') return { screen: 'success', sessionId: asked.get('session_id') || null };
  if (segment === 'cancel') return { screen: 'cancel', token: asked.get('link') || null };
  return { screen: 'request' };
};

export const linkAddress = (token: string): string => `/pay/${encodeURIComponent(token)}`;

export type ReturnRoute =
  | { readonly screen: 'success'; readonly sessionId: string | null }
  | { readonly screen: 'cancel'; readonly token: string | null };

export type PayRoute = { readonly screen: 'request' } | ReturnRoute;

/**
 * Which of the three screens an address below `/pay` asks for. The tokens `success` and `cancel` cannot be links:
 * a link's token is at least 22 characters long.
 */
export const payRoute = (pathname: string, search: string): PayRoute => {
  const asked = new URLSearchParams(search);
  const segment = pathname.split('/')[2] ?? '';
  if (segment === 'success') return { screen: 'success', sessionId: asked.get('session_id') || null };
  if (segment === 'cancel') return { screen: 'cancel', token: asked.get('link') || null };
  return { screen: 'request' };
};

export const linkAddress = (token: string): string => `/pay/${encodeURIComponent(token)}`;

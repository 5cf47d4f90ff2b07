export type ReturnRoute =
  | { readonly screen: 'success'; readonly sessionId: string | null }
  | { readonly screen: 'cancel'; readonly token: string | null };

export type PayRoute = { readonly screen: 'request'; readonly token: string | null } | ReturnRoute;

/**
 * Which of the three screens an address below `/pay` asks for. The tokens `success` and `cancel` cannot be links:
 * a link's token is at least 22 characters long.
 */
export const payRoute = (pathname: string, search: string): PayRoute => {
  const asked = new URLSearchParams(search);
  const segment = pathname.split('/')[2] ?? '';
  if (segment === 'success') return { screen: 'success', sessionId: asked.get('session_id') || null };
  if (segment === 'cancel') return { screen: 'cancel', token: asked.get('link') || null };
  return { screen: 'request', token: decoded(segment) || null };
};

/** An address can carry a broken escape such as `%E0`; that is an unknown link, not a crash. */
const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

export const linkAddress = (token: string): string => `/pay/${encodeURIComponent(token)}`;

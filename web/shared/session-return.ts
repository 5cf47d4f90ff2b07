import { homeOf, mayEnter, type Role } from './session.ts';

const signInPath = '/login';
type Place = Readonly<{ pathname: string; search: string; hash?: string }>;

/** The sign-in URL that reports an ended session and returns to the current page. */
export const signInAgainUrl = ({ pathname, search, hash = '' }: Place): string =>
  pathname === signInPath
    ? `${signInPath}${search}`
    : `${signInPath}?${new URLSearchParams({ ended: '1', next: `${pathname}${search}${hash}` }).toString()}`;

export const saysSessionEnded = (search: string): boolean => new URLSearchParams(search).get('ended') === '1';

const areaOf = (pathname: string): 'merchant' | 'admin' | null =>
  /^\/merchant(\/|$)/.test(pathname) ? 'merchant' : /^\/admin(\/|$)/.test(pathname) ? 'admin' : null;

/**
 * Where to go after signing in: `next` of the query string if it is an absolute path on this origin in an area of the
 * role, otherwise the role's home.
 */
export const destinationAfterSignIn = (search: string, role: Role): string => {
  const next = new URLSearchParams(search).get('next');
  const home = homeOf(role);
  if (next === null || !next.startsWith('/')) return home;
  const base = 'https://plateno.invalid';
  // Browsers read `//host`, `/\host` and `/<tab>/host` as another host, as the parser does.
  const url = URL.canParse(next, base) ? new URL(next, base) : null;
  if (url === null || url.origin !== base) return home;
  const area = areaOf(url.pathname);
  return area !== null && mayEnter(role, area) ? `${url.pathname}${url.search}${url.hash}` : home;
};

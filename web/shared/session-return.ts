import { homeOf, mayEnter, type Role } from './session.ts';

const signInPath = '/login';
/** The page of an invitation, which every role may open. */
export const invitationPath = '/invitation';
type Place = Readonly<{ pathname: string; search: string; hash?: string }>;

/** The sign-in URL that reports an ended session and returns to the current page. */
export const signInAgainUrl = ({ pathname, search, hash = '' }: Place): string =>
  pathname === signInPath
    ? `${signInPath}${search}`
    : `${signInPath}?ended=1&next=${encodeURIComponent(`${pathname}${search}${hash}`)}`;

export const saysSessionEnded = (search: string): boolean => new URLSearchParams(search).get('ended') === '1';

/** Navigation state of the way to a role's home: `/` leads ACCOUNTANT and SUPPORT on from there. */
export const leadOn = { isLedOn: true } as const;

/** Where `/` leads a signed-in user on; null when the user stays, as after a link to `/`. */
export const ledOnTo = (state: unknown, role: Role | undefined): string | null =>
  (role === 'ACCOUNTANT' || role === 'SUPPORT') && (state as Partial<typeof leadOn> | null)?.isLedOn === true
    ? '/admin'
    : null;

const areaOf = (pathname: string): 'merchant' | 'admin' | null =>
  /^\/merchant(\/|$)/.test(pathname) ? 'merchant' : /^\/admin(\/|$)/.test(pathname) ? 'admin' : null;

/** Null for a text that is no URL; `URL.canParse` is missing in Safari before 17. */
const parse = (text: string, base: string): URL | null => {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
};

/**
 * Where to go after signing in: `next` of the query string if it is an absolute path on this origin in an area of the
 * role, or the page of an invitation; otherwise the role's home.
 */
export const destinationAfterSignIn = (search: string, role: Role): string => {
  const next = new URLSearchParams(search).get('next');
  const home = homeOf(role);
  if (next === null || !next.startsWith('/')) return home;
  const base = 'https://plateno.invalid';
  // Browsers read `//host`, `/\host` and `/<tab>/host` as another host, as the parser does.
  const url = parse(next, base);
  if (url === null || url.origin !== base) return home;
  if (url.pathname === invitationPath) return invitationPath;
  const area = areaOf(url.pathname);
  return area !== null && mayEnter(role, area) ? `${url.pathname}${url.search}${url.hash}` : home;
};

import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { signInAgainUrl } from '../shared/session-return.ts';
import { hasSessionEnded, homeOf, mayEnter, useSession } from '../shared/session.ts';
import type { Area } from '../shared/session.ts';

/**
 * Redirects without a session to `/`, or to the sign-in page if the server ended it; redirects another role to its start
 * page (decision 7).
 */
export const RequireRole = ({ area, children }: { area: Area; children: ReactNode }) => {
  const session = useSession();
  const location = useLocation();
  if (!session) return <Navigate to={hasSessionEnded() ? signInAgainUrl(location) : '/'} replace />;
  if (!mayEnter(session.role, area)) return <Navigate to={homeOf(session.role)} replace />;
  return children;
};

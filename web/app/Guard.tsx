import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { signInAgainAddress } from '../shared/session-return.ts';
import { hasSessionEnded, homeOf, mayEnter, useSession } from '../shared/session.ts';
import type { Area } from '../shared/session.ts';

/**
 * Without a session to `/`, or to the sign-in page when the session ended under the person; with a role that does not
 * belong here to its own home (decision 7).
 */
export const Guard = ({ area, children }: { area: Area; children: ReactNode }) => {
  const session = useSession();
  const location = useLocation();
  if (!session) return <Navigate to={hasSessionEnded() ? signInAgainAddress(location) : '/'} replace />;
  if (!mayEnter(session.role, area)) return <Navigate to={homeOf(session.role)} replace />;
  return children;
};

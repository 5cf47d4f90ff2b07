import type { ReactNode } from 'react';
import { createPath, Navigate, useLocation } from 'react-router-dom';
import { setUpUrl, useFactorRequired } from '../shared/factors/required-factor.ts';
import { leadOn, signInAgainUrl } from '../shared/session-return.ts';
import { hasSessionEnded, homeOf, mayEnter, useSession } from '../shared/session.ts';
import type { Area } from '../shared/session.ts';

/**
 * Redirects without a session to `/`, or to the sign-in page if the server ended it; redirects another role to its start
 * page (decision 7), and a session that must set up a second factor to the set-up page.
 */
export const RequireRole = ({ area, children }: { area: Area; children: ReactNode }) => {
  const session = useSession();
  const location = useLocation();
  const isFactorRequired = useFactorRequired();
  if (!session) return <Navigate to={hasSessionEnded() ? signInAgainUrl(location) : '/'} replace />;
  if (!mayEnter(session.role, area)) {
    return <Navigate to={homeOf(session.role)} state={leadOn} replace />;
  }
  if (isFactorRequired) return <Navigate to={setUpUrl(createPath(location))} replace />;
  return children;
};

import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { homeOf, mayEnter, useSession } from '../shared/session.ts';
import type { Area } from '../shared/session.ts';

/** Without a session to `/`; with a role that does not belong here to its own home (decision 7). */
export const Guard = ({ area, children }: { area: Area; children: ReactNode }) => {
  const session = useSession();
  if (!session) return <Navigate to="/" replace />;
  if (!mayEnter(session.role, area)) return <Navigate to={homeOf(session.role)} replace />;
  return children;
};

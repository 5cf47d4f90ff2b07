import type { ReactNode } from 'react';
import { useCreatePath, type Identifier } from 'react-admin';
import { Link } from 'react-router-dom';

/** A real link to a record's page: usable by keyboard and in a new tab. */
export const ShowLink = ({
  resource,
  id,
  children,
}: {
  resource: string;
  id: Identifier;
  children: ReactNode;
}) => {
  const createPath = useCreatePath();
  return <Link to={createPath({ resource, id, type: 'show' })}>{children}</Link>;
};

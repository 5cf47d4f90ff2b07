import type { ReactNode } from 'react';
import { useCreatePath, type Identifier } from 'react-admin';
import { Link } from 'react-router-dom';

/** To the page of a record: a true link, so that the keyboard and a new tab work. */
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

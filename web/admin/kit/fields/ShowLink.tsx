import type { MouseEvent, ReactNode } from 'react';
import { useCreatePath, type Identifier } from 'react-admin';
import { Link } from 'react-router-dom';

/** A press on a link or button in a row does not open the row's own record as well. */
export const keepFromRow = (event: MouseEvent): void => event.stopPropagation();

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
  return (
    <Link to={createPath({ resource, id, type: 'show' })} onClick={keepFromRow}>
      {children}
    </Link>
  );
};

import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/Icon.tsx';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly hint?: string | undefined;
  /** The title is the heading of the page. */
  readonly isPage?: boolean;
  /** The next step. */
  readonly children?: ReactNode;
}

/** Shown instead of an empty list, with the next step. */
export const EmptyState = ({ icon, title, hint, isPage = false, children }: EmptyStateProps) => (
  <div className={classes['empty']}>
    <span className={classes['icon']}>
      <Icon name={icon} size={24} />
    </span>
    {isPage ? <h1 className={classes['title']}>{title}</h1> : <p className={classes['title']}>{title}</p>}
    {hint !== undefined && <p className={classes['hint']}>{hint}</p>}
    {children}
  </div>
);

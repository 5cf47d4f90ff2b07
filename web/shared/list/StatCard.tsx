import type { ReactNode } from 'react';
import { Skeleton } from '../state/Skeleton.tsx';
import classes from './StatCard.module.css';

/** A row of figures. */
export const StatCards = ({ isSmall = false, children }: { isSmall?: boolean; children: ReactNode }) => (
  <dl className={[classes['cards'], isSmall && classes['small']].filter(Boolean).join(' ')}>{children}</dl>
);

interface StatCardProps {
  readonly label: string;
  /** Undefined while loading. */
  readonly value: string | undefined;
  readonly notes?: readonly string[] | undefined;
  /** A picture of the figure over time. */
  readonly children?: ReactNode;
}

/** One figure with its label and notes. */
export const StatCard = ({ label, value, notes = [], children }: StatCardProps) => (
  <div className={classes['card']}>
    <dt>{label}</dt>
    <dd className={classes['value']}>{value ?? <Skeleton characters={6} />}</dd>
    {notes.map((note) => (
      <dd key={note} className={classes['note']}>
        {note}
      </dd>
    ))}
    {children !== undefined && <dd className={classes['picture']}>{children}</dd>}
  </div>
);

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Disc } from './Disc.tsx';
import { useRecordLink } from './list-place.ts';
import classes from './RecordRows.module.css';

/** A record in two lines: payer or title and amount; status, and what and when. */
export interface RecordRow {
  readonly to: string;
  readonly what: string;
  readonly when: ReactNode;
  readonly amount: ReactNode;
  readonly chip: ReactNode;
  /** `what` is a person or firm: its initial stands before it. */
  readonly hasDisc?: boolean;
  /** Beside the link: an action on the record. */
  readonly action?: ReactNode;
}

/** The compact form of a list; each row links to its record. */
export const RecordRows = ({ label, rows }: { label?: string | undefined; rows: readonly RecordRow[] }) => {
  const linkTo = useRecordLink();
  return (
    <ul className={classes['list']} aria-label={label}>
      {rows.map(({ to, what, when, amount, chip, hasDisc = false, action }) => (
        <li key={to}>
          <Link {...linkTo(to)} className={classes['row']}>
            {hasDisc && <Disc name={what} />}
            <span className={classes['text']}>
              <span className={classes['line']}>
                <span className={classes['what']}>{what}</span>
                <strong>{amount}</strong>
              </span>
              <span className={classes['line']}>
                {chip}
                <span className={classes['when']}>{when}</span>
              </span>
            </span>
          </Link>
          {action}
        </li>
      ))}
    </ul>
  );
};

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './RecordRows.module.css';

/** A record in two lines: payer or title and date on the left, amount and badge on the right. */
export interface RecordRow {
  readonly to: string;
  readonly what: string;
  readonly when: string;
  readonly amount: string;
  readonly chip: ReactNode;
  /** Beside the link: an action on the record. */
  readonly action?: ReactNode;
}

/** The compact form of a list; each row links to its record. */
export const RecordRows = ({ label, rows }: { label?: string | undefined; rows: readonly RecordRow[] }) => (
  <ul className={classes['list']} aria-label={label}>
    {rows.map(({ to, what, when, amount, chip, action }) => (
      <li key={to}>
        <Link to={to} className={classes['row']}>
          <span className={classes['what']}>
            <span>{what}</span>
            <span className={classes['soft']}>{when}</span>
          </span>
          <span className={classes['much']}>
            <strong>{amount}</strong>
            {chip}
          </span>
        </Link>
        {action}
      </li>
    ))}
  </ul>
);

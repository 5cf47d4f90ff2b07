import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './RecordRows.module.css';

/** One record in two lines: who or what and when on the left, how much and its badge on the right. */
export interface RecordRow {
  readonly to: string;
  readonly what: string;
  readonly when: string;
  readonly amount: string;
  readonly chip: ReactNode;
  /** Beside the link: an action on the record. */
  readonly action?: ReactNode;
}

/** Records of a list where there is no room for a table; each row leads to its record. */
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

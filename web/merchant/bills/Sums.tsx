import type { ReactNode } from 'react';
import classes from './Plan.module.css';

/** A name and its value in each line, the values below each other at the end. */
export const Sums = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={classes['sums']}>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

import type { ReactNode } from 'react';
import classes from './Facts.module.css';

/** What is known of a record, name beside value; a value that is missing is '-'. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={classes['facts']}>
    {facts.map(([name, value], place) => (
      <div key={`${name} ${place}`}>
        <dt>{name}</dt>
        <dd>{value ?? '-'}</dd>
      </div>
    ))}
  </dl>
);

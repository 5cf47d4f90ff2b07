import { withReadableEmails } from '#contract/shown-text.ts';
import type { ReactNode } from 'react';
import classes from './Facts.module.css';

/** A description list of a record; a missing value is '-'. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={classes['facts']}>
    {facts.map(([name, value], place) => (
      <div key={`${name} ${place}`}>
        <dt>{name}</dt>
        <dd>{typeof value === 'string' ? withReadableEmails(value) : (value ?? '-')}</dd>
      </div>
    ))}
  </dl>
);

import type { ComponentProps } from 'react';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { ResultBanner } from '../../shared/state/ResultBanner.tsx';
import classes from './AccountPage.module.css';

interface ResultProps {
  readonly tone: ComponentProps<typeof ResultBanner>['tone'];
  readonly text: string;
  /** The next step. */
  readonly to: string;
  readonly label: string;
}

/** What a mailed link has done or why it is of no use, with the next step. */
export const Result = ({ tone, text, to, label }: ResultProps) => (
  <div className={classes['card']}>
    <ResultBanner tone={tone}>{text}</ResultBanner>
    <ButtonLink to={to} variant="primary" full size="large">
      {label}
    </ButtonLink>
  </div>
);

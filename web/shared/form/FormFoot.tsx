import type { ReactNode } from 'react';
import { Banner } from '../state/Banner.tsx';
import classes from './FormLayout.module.css';

interface FormFootProps {
  /** Why the last try failed. */
  readonly failure: string | undefined;
  /** The buttons. */
  readonly children: ReactNode;
}

/** The end of a form: the failure above the buttons. */
export const FormFoot = ({ failure, children }: FormFootProps) => (
  <>
    {failure !== undefined && <Banner tone="error">{failure}</Banner>}
    <div className={classes['foot']}>{children}</div>
  </>
);

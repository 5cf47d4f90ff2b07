import type { ReactNode } from 'react';
import classes from './Drawing.module.css';

/** A decorative drawing of 320 by 200 in the theme's colours, hidden from assistive technology. */
export const Drawing = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 320 200" className={classes['drawing']} aria-hidden="true" focusable="false">
    <rect width="320" height="200" rx="24" className={classes['ground']} />
    {children}
  </svg>
);

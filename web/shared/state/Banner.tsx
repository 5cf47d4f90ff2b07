import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import tones from '../theme/tones.module.css';
import classes from './Banner.module.css';

interface BannerProps {
  readonly tone: 'success' | 'warning' | 'error' | 'info';
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A message about the page; errors have the role `alert`. */
export const Banner = ({ tone, children, action }: BannerProps) => (
  <div className={`${classes['banner']} ${tones[tone]}`} role={tone === 'error' ? 'alert' : 'status'}>
    <Icon name={tone === 'success' ? 'check' : 'alert'} />
    <div className={classes['text']}>{children}</div>
    {action}
  </div>
);

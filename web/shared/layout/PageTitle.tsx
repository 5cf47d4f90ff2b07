import type { ReactNode } from 'react';
import { joined } from '../format/joined.ts';
import { useMessages } from '../messages/use-messages.ts';
import classes from './PageTitle.module.css';

interface PageTitleProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** The chips of a record. */
  readonly status?: ReactNode;
  /** Buttons beside the title. */
  readonly children?: ReactNode;
}

/** The heading of a page; sets the document title, too. */
export const PageTitle = ({ title, subtitle, status, children }: PageTitleProps) => {
  const t = useMessages();
  return (
    <div className={[classes['title'], status !== undefined && classes['record']].filter(Boolean).join(' ')}>
      <title>{joined([title, t('shared.product')])}</title>
      <div>
        <h1>{title}</h1>
        <div className={classes['about']}>
          {subtitle !== undefined && <p>{subtitle}</p>}
          {status}
        </div>
      </div>
      {children !== undefined && <div className={classes['actions']}>{children}</div>}
    </div>
  );
};

import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './Panel.module.css';

interface PanelProps {
  readonly title?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A card, named by its title. */
export const Panel = ({ title, action, children }: PanelProps) => {
  const id = useId();
  return (
    <section className={classes['panel']} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <div className={classes['head']}>
          <h2 id={id}>{title}</h2>
          {action}
        </div>
      )}
      {children}
    </section>
  );
};

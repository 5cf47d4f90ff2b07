import { useId } from 'react';
import { Button } from '../../../shared/layout/Button.tsx';
import classes from './DisabledInDemo.module.css';
import { useShellMessages } from '../messages/use-shell-messages.ts';

/** Disabled buttons of the demo, with the reason. */
export const DisabledInDemo = ({ labels }: { labels: readonly string[] }) => {
  const t = useShellMessages();
  const why = useId();
  return (
    <div className={classes['held']}>
      <div className={classes['buttons']}>
        {labels.map((label) => (
          <Button key={label} disabled aria-describedby={why}>
            {label}
          </Button>
        ))}
      </div>
      <p id={why} className={classes['why']}>
        {t('merchant.demo.held')}
      </p>
    </div>
  );
};

import { useId } from 'react';
import { Button } from '../shared/layout/Button.tsx';
import classes from './HeldInDemo.module.css';
import { useMerchantMessages } from './messages/use-merchant-messages.ts';

/** Buttons that do nothing on sample data, with a word why. */
export const HeldInDemo = ({ labels }: { labels: readonly string[] }) => {
  const t = useMerchantMessages();
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

import { useMessages } from '../messages/use-messages.ts';
import classes from './Loading.module.css';

/** A loading screen or panel. */
export const Loading = () => {
  const t = useMessages();
  return (
    <div className={classes['loading']} role="status">
      <span className={classes['bar']} aria-hidden="true" />
      <span className="visually-hidden">{t('shared.loading')}</span>
    </div>
  );
};

import { useWords } from '../words/use-words.ts';
import classes from './Loading.module.css';

/** A whole screen or panel that is on its way. */
export const Loading = () => {
  const t = useWords();
  return (
    <div className={classes['loading']} role="status">
      <span className={classes['bar']} aria-hidden="true" />
      <span className="visually-hidden">{t('shared.loading')}</span>
    </div>
  );
};

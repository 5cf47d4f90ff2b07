import { Button } from '../shared/layout/Button.tsx';
import { useMessages } from '../shared/messages/use-messages.ts';
import classes from './LoadError.module.css';

/** Shown instead of a screen that could not be loaded or rendered. */
export const LoadError = ({ isOutdated }: { isOutdated: boolean }) => {
  const t = useMessages();
  return (
    <main className={classes['sorry']}>
      <div role="alert">
        <h1>{t(isOutdated ? 'shared.outdated' : 'shared.failed')}</h1>
      </div>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t('shared.reload')}
      </Button>
    </main>
  );
};

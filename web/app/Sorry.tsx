import { Button } from '../shared/layout/Button.tsx';
import { useMessages } from '../shared/messages/use-messages.ts';
import classes from './Sorry.module.css';

/** In place of a screen that could not be shown. */
export const Sorry = ({ isOutdated }: { isOutdated: boolean }) => {
  const t = useMessages();
  return (
    <main className={classes['sorry']}>
      <div role="alert">
        <h1>{t(isOutdated ? 'shared.outdated' : 'shared.failed')}</h1>
      </div>
      <Button look="primary" onClick={() => window.location.reload()}>
        {t('shared.reload')}
      </Button>
    </main>
  );
};

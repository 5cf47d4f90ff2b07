import { Button } from '../layout/Button.tsx';
import { useMessages } from '../messages/use-messages.ts';
import classes from './PartGone.module.css';

/** Shown instead of a part of a page that could not be loaded: the page stays, with all that was typed. */
export const PartGone = ({ onClose }: { onClose?: () => void }) => {
  const t = useMessages();
  return (
    <div role="alert" className={classes['gone']}>
      <p>{t('shared.outdated')}</p>
      <Button variant="primary" size="small" onClick={() => location.reload()}>
        {t('shared.reload')}
      </Button>
      {onClose && (
        <Button size="small" onClick={onClose}>
          {t('shared.close')}
        </Button>
      )}
    </div>
  );
};

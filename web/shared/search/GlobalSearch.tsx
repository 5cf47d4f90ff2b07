import { Suspense, type ComponentType } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Button } from '../layout/Button.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';
import classes from './GlobalSearch.module.css';

interface GlobalSearchProps {
  /** Searches while it is open; a lazy component. */
  readonly Dialog: ComponentType<{ onClose: () => void }>;
}

/** The search button of every page; Ctrl+K opens it, too. */
export const GlobalSearch = ({ Dialog }: GlobalSearchProps) => {
  const t = useMessages();
  const { isOpen, open, close } = useSearchShortcut();
  return (
    <>
      <Button variant="quiet" aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        <Icon name="search" />
        <span className={classes['name']}>{t('shared.search.open')}</span>
        <kbd className={classes['keys']} aria-hidden="true">
          Ctrl K
        </kbd>
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog onClose={close} />
        </Suspense>
      )}
    </>
  );
};

import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Button } from '../layout/Button.tsx';
import { useMessages } from '../messages/use-messages.ts';
import classes from './GlobalSearch.module.css';

/** By key code: on a Bulgarian layout the same key types к. */
const isShortcut = ({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && code === 'KeyK';

interface GlobalSearchProps {
  /** Searches while it is open; a lazy component. */
  readonly Dialog: ComponentType<{ onClose: () => void }>;
}

/** The search button of every page; Ctrl+K opens it, too. */
export const GlobalSearch = ({ Dialog }: GlobalSearchProps) => {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <Button variant="quiet" aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        <Icon name="search" />
        <span className={classes['name']}>{t('shared.search.open')}</span>
        <kbd className={classes['keys']} aria-hidden="true">
          Ctrl K
        </kbd>
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

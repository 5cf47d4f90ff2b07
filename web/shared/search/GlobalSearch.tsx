import { Suspense, useEffect, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Button } from '../layout/Button.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { UseFindings } from './finding.ts';
import classes from './GlobalSearch.module.css';
import { lazyChunk } from '../state/lazy-chunk.ts';

const SearchDialog = lazyChunk(async () => ({ default: (await import('./SearchDialog.tsx')).SearchDialog }));

/** By the key's place: on a Bulgarian keyboard the same key says к. */
const isShortcut = ({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && code === 'KeyK';

interface GlobalSearchProps {
  /** What can be typed. */
  readonly hint: string;
  readonly useFindings: UseFindings;
}

/** In the bar of every page, and by Ctrl+K from anywhere. */
export const GlobalSearch = ({ hint, useFindings }: GlobalSearchProps) => {
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
      <Button look="quiet" aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        <Icon name="search" />
        <span className={classes['name']}>{t('shared.search.open')}</span>
        <kbd className={classes['keys']} aria-hidden="true">
          Ctrl K
        </kbd>
      </Button>
      {isOpen && (
        <Suspense>
          <SearchDialog hint={hint} useFindings={useFindings} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

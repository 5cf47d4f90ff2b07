import { useEffect, useState } from 'react';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';
import classes from './GlobalSearch.module.css';
import { SearchDialog } from './SearchDialog.tsx';

const isShortcut = ({ ctrlKey, metaKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'k';

/** In the bar of every page, and by Ctrl+K from anywhere. */
export const GlobalSearch = () => {
  const t = useWords<typeof en>();
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
        <span className={classes['name']}>{t('admin.search.open')}</span>
        <kbd className={classes['keys']} aria-hidden="true">
          Ctrl K
        </kbd>
      </Button>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
};

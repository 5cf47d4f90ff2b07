import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useWords } from '../words/use-words.ts';
import { Button } from './Button.tsx';
import classes from './Drawer.module.css';

interface DrawerProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The sidebar of a phone: from the left, over the page. Mounted is open. */
export const Drawer = ({ label, onClose, children }: DrawerProps) => {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while still in the page, so that the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes['drawer']}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={classes['body']}>
        <Button look="quiet" icon aria-label={t('shared.close')} onClick={onClose}>
          <Icon name="close" />
        </Button>
        {children}
      </div>
    </dialog>
  );
};

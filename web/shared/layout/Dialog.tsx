import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useWords } from '../words/use-words.ts';
import { Button } from './Button.tsx';
import classes from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
}

/** A modal dialog; the browser's own keeps the keyboard inside and gives it back. Mounted is open. */
export const Dialog = ({ title, onClose, children, actions }: DialogProps) => {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Closed while still in the page, so that the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classes['dialog']}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={classes['body']}>
        <div className={classes['head']}>
          <h2 id={titleId}>{title}</h2>
          <Button look="quiet" icon aria-label={t('shared.close')} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </div>
        {children}
        {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
      </div>
    </dialog>
  );
};

import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { Button } from './Button.tsx';
import { Modal } from './Modal.tsx';
import classes from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons in the footer. */
  readonly actions?: ReactNode;
}

/** A modal dialog with a title and a close button. Open while mounted. */
export const Dialog = ({ title, onClose, children, actions }: DialogProps) => {
  const t = useMessages();
  const titleId = useId();

  return (
    <Modal className={classes['dialog']} aria-labelledby={titleId} onClose={onClose}>
      <div className={classes['body']}>
        <div className={classes['head']}>
          <h2 id={titleId}>{title}</h2>
          <Button variant="quiet" icon aria-label={t('shared.close')} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </div>
        {children}
        {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
      </div>
    </Modal>
  );
};

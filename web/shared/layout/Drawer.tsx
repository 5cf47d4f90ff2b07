import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { Button } from './Button.tsx';
import { Modal } from './Modal.tsx';
import classes from './Drawer.module.css';

interface DrawerProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The sidebar of a phone: from the left, over the page. Mounted is open. */
export const Drawer = ({ label, onClose, children }: DrawerProps) => {
  const t = useMessages();
  return (
    <Modal className={classes['drawer']} aria-label={label} onClose={onClose}>
      <div className={classes['body']}>
        <Button look="quiet" icon aria-label={t('shared.close')} onClick={onClose}>
          <Icon name="close" />
        </Button>
        {children}
      </div>
    </Modal>
  );
};

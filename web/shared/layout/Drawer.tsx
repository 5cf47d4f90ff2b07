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

/** The sidebar on phones, as a modal drawer. Open while mounted. */
export const Drawer = ({ label, onClose, children }: DrawerProps) => {
  const t = useMessages();
  return (
    <Modal className={classes['drawer']} aria-label={label} onClose={onClose}>
      <div className={classes['body']}>
        <Button variant="quiet" icon aria-label={t('shared.close')} onClick={onClose}>
          <Icon name="close" />
        </Button>
        {children}
      </div>
    </Modal>
  );
};

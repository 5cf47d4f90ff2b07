import type { ReactNode } from 'react';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { useWords } from '../../shared/words/use-words.ts';

interface ConfirmDialogProps {
  readonly title: string;
  /** What the button says: the act, by its name. */
  readonly confirm: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What is about to happen. */
  readonly children: ReactNode;
}

/** Asks once more before something that cannot be undone. */
export const ConfirmDialog = ({
  title,
  confirm,
  isBusy,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) => {
  const t = useWords();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button look="danger" busy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};

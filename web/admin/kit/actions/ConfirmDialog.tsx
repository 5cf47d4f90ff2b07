import { Button, DialogActions, DialogContent, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { FocusAtStart } from './FocusAtStart.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  /** What the button says: the action, by its name. */
  readonly confirm: string;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Describes the action. */
  readonly children: ReactNode;
}

/**
 * Confirms an action that cannot be undone. react-admin's Confirm focuses the confirm button, where a second Enter would
 * delete.
 */
export const ConfirmDialog = ({ isPending, confirm, onConfirm, children, ...frame }: ConfirmDialogProps) => {
  const t = useMessages();
  return (
    <ActionDialog {...frame}>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>{children}</Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={frame.onClose}>
          {t('shared.cancel')}
        </Button>
        <Button variant="outlined" color="error" loading={isPending} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
      <FocusAtStart on=".MuiDialogActions-root button" />
    </ActionDialog>
  );
};

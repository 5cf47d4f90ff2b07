import { Button, DialogActions, DialogContent, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useSending } from '../../../shared/form/use-sending.ts';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import { FailureAlert } from '../layout/FailureAlert.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { FocusAtStart } from './FocusAtStart.tsx';
import { useDialogSending, type AdminSending } from './use-action.ts';

interface ConfirmDialogProps<R> extends AdminSending<void, R> {
  readonly title: string;
  /** Describes the action. */
  readonly text: string;
  /** What the button says: the action, by its name. */
  readonly submit: string;
  readonly onClose: () => void;
  /** More explanations. */
  readonly children?: ReactNode;
}

/**
 * Confirms an action that cannot be undone; a refusal is shown in the dialog. react-admin's Confirm focuses the confirm
 * button, where a second Enter would delete.
 */
export const ConfirmDialog = <R,>(props: ConfirmDialogProps<R>) => {
  const { title, text, submit, onClose, children, ...sending } = props;
  const t = useMessages();
  const { send, failure, isPending } = useSending<void, R>(useDialogSending(sending, onClose));
  return (
    <ActionDialog title={title} onClose={onClose}>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
          {children}
          <FailureAlert failure={failure} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('shared.cancel')}
        </Button>
        <Button variant="outlined" color="error" loading={isPending} onClick={() => void send()}>
          {submit}
        </Button>
      </DialogActions>
      <FocusAtStart on=".MuiDialogActions-root button" />
    </ActionDialog>
  );
};

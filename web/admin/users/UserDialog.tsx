import { Button, DialogActions, DialogContent, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Form, SaveButton, useRedirect } from 'react-admin';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { FocusFirstError } from '../actions/FocusFirstError.tsx';

interface UserDialogProps {
  readonly title: string;
  readonly defaultValues?: object;
  readonly children: ReactNode;
}

/** The user form in a dialog over the list of users. */
export const UserDialog = ({ title, defaultValues, children }: UserDialogProps) => {
  const t = useMessages();
  const redirect = useRedirect();
  const close = () => redirect('list', 'users');
  return (
    <ActionDialog title={title} maxWidth="sm" onClose={close}>
      <Form noValidate {...(defaultValues && { defaultValues })}>
        <DialogContent>
          <Stack sx={{ gap: 1 }}>{children}</Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close}>
            {t('shared.cancel')}
          </Button>
          <SaveButton label="shared.save" icon={<></>} />
        </DialogActions>
        <FocusFirstError />
      </Form>
    </ActionDialog>
  );
};

import { Button, DialogActions, DialogContent, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import { Form, SaveButton, useRedirect } from 'react-admin';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';
import { ActionDialog } from '../kit/actions/ActionDialog.tsx';
import { MissingFields } from './MissingFields.tsx';
import { FocusFirstError } from '../kit/actions/FocusFirstError.tsx';

interface UserDialogProps {
  readonly title: string;
  readonly defaultValues?: object;
  /** Request body of the contract; validates the form. */
  readonly schema: z.ZodType;
  readonly children: ReactNode;
}

/** The user form in a dialog over the list of users. */
export const UserDialog = ({ title, defaultValues, schema, children }: UserDialogProps) => {
  const resolver = useContractResolver(schema);
  const t = useMessages<typeof en>();
  const redirect = useRedirect();
  const close = () => redirect('list', 'users');
  return (
    <ActionDialog title={title} maxWidth="sm" onClose={close}>
      <Form noValidate resolver={resolver} {...(defaultValues && { defaultValues })}>
        <DialogContent>
          <Stack sx={{ gap: 1 }}>
            <Typography color="textSecondary">{t('admin.users.requiredHint')}</Typography>
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close}>
            {t('shared.cancel')}
          </Button>
          <SaveButton label="shared.save" icon={<></>} alwaysEnable />
        </DialogActions>
        <MissingFields />
        <FocusFirstError />
      </Form>
    </ActionDialog>
  );
};

import { Button, DialogActions, DialogContent, Stack } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Form, SaveButton } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { CallRefused } from '../../shared/call-refused.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { ErrorAlert } from '../layout/ErrorAlert.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { FocusAtStart } from './FocusAtStart.tsx';
import { FocusFirstError } from './FocusFirstError.tsx';

interface FormDialogProps<V extends FieldValues> {
  readonly title: string;
  readonly defaultValues: V;
  /** What the button says. */
  readonly submit: string;
  /** Said when a refusal has no sentence of its own. */
  readonly failed: string;
  /** Closes the dialog itself when it is done. @throws CallRefused */
  readonly onSubmit: (values: V) => Promise<void>;
  readonly onClose: () => void;
  /** Instead of the button that submits whatever is filled in. */
  readonly submitButton?: ReactNode;
  /** react-admin's inputs and what is said about them. */
  readonly children?: ReactNode;
}

/** The values are the dialog's own, not those of the record in sight. */
const noRecord = {};

/** Not the inputs that MUI keeps for itself. */
const firstField = ':is(input, textarea):not([aria-hidden]), [role=combobox]';

const fieldErrorsOf = (thrown: unknown, values: FieldValues): Record<string, string> =>
  thrown instanceof CallRefused
    ? Object.fromEntries(Object.entries(thrown.fields).filter(([name]) => name in values))
    : {};

/** A form over the page; a refusal of the server stands above the buttons, its sentences about fields beside these. */
export const FormDialog = <V extends FieldValues>(props: FormDialogProps<V>) => {
  const { title, defaultValues, submit, failed, onSubmit, onClose, submitButton, children } = props;
  const t = useMessages();
  const [refused, setRefused] = useState<unknown>(null);
  const send = async (values: FieldValues): Promise<Record<string, string>> => {
    setRefused(null);
    try {
      await onSubmit(values as V);
      return {};
    } catch (thrown) {
      setRefused(thrown);
      return fieldErrorsOf(thrown, values);
    }
  };
  return (
    <ActionDialog title={title} onClose={onClose}>
      <Form
        record={noRecord}
        defaultValues={defaultValues}
        noValidate
        disableInvalidFormNotification
        onSubmit={send}
      >
        <DialogContent>
          <Stack sx={{ gap: 2 }}>
            {children}
            {refused !== null && <ErrorAlert error={refused} fallback={failed} />}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t('shared.cancel')}
          </Button>
          {submitButton ?? <SaveButton label={submit} icon={<></>} alwaysEnable />}
        </DialogActions>
        <FocusAtStart on={firstField} />
        <FocusFirstError />
      </Form>
    </ActionDialog>
  );
};

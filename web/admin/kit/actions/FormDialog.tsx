import { Button, DialogActions, DialogContent, Stack } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Form, SaveButton } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { ApiError } from '../../../shared/api-error.ts';
import { useContractResolver } from '../../../shared/form/contract-resolver.ts';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import { ErrorAlert } from '../layout/ErrorAlert.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { FocusAtStart } from './FocusAtStart.tsx';
import { filled } from './filled.ts';
import { FocusFirstError } from './FocusFirstError.tsx';

interface FormDialogProps<V extends FieldValues> {
  readonly title: string;
  readonly defaultValues: V;
  /** Request body of the contract; validates the form. */
  readonly schema: z.ZodType;
  /** Makes the request body of the form's values; by default cleared fields, which are null, become empty. */
  readonly bodyOf?: (values: V) => unknown;
  /** Label of the button. */
  readonly submit: string;
  /** Shown when the error has no message. */
  readonly failed: string;
  /** Closes the dialog on success. @throws ApiError */
  readonly onSubmit: (values: V) => Promise<void>;
  readonly onClose: () => void;
  /** Replaces the default submit button. */
  readonly submitButton?: ReactNode;
  /** react-admin's inputs and explanations. */
  readonly children?: ReactNode;
}

/** The form does not start with the values of the page's record. */
const noRecord = {};

/** Excludes the hidden inputs of MUI. */
const firstField = ':is(input, textarea):not([aria-hidden]), [role=combobox]';

const fieldErrorsOf = (thrown: unknown, values: FieldValues): Record<string, string> =>
  thrown instanceof ApiError
    ? Object.fromEntries(Object.entries(thrown.fields).filter(([name]) => name in values))
    : {};

/** A form in a dialog. The server's error is shown above the buttons, field errors beside the fields. */
export const FormDialog = <V extends FieldValues>(props: FormDialogProps<V>) => {
  const { title, defaultValues, schema, bodyOf, submit, failed, onSubmit, onClose, submitButton, children } =
    props;
  const t = useMessages();
  const resolver = useContractResolver<FieldValues>(
    schema,
    (values) => bodyOf?.(values as V) ?? filled(values),
  );
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
        resolver={resolver}
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

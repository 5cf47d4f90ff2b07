import { Button, DialogActions, DialogContent, Stack } from '@mui/material';
import type { BaseSyntheticEvent, ReactNode } from 'react';
import { Form, SaveButton } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { useContractResolver } from '../../../shared/form/contract-resolver.ts';
import { useSending } from '../../../shared/form/use-sending.ts';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import { FailureAlert } from '../layout/FailureAlert.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { FocusAtStart } from './FocusAtStart.tsx';
import { filled } from './filled.ts';
import { FocusFirstError } from './FocusFirstError.tsx';
import { useDialogSending, type AdminSending } from './use-action.ts';

interface FormDialogProps<V extends FieldValues, R> extends AdminSending<V, R> {
  readonly title: string;
  readonly defaultValues: V;
  /** Request body of the contract; validates the form. */
  readonly schema: z.ZodType;
  /** Makes the request body of the form's values; by default cleared fields, which are null, become empty. */
  readonly bodyOf?: (values: V) => unknown;
  /** The label of the button, or the button itself. */
  readonly submit: ReactNode;
  readonly onClose: () => void;
  /** react-admin's inputs and explanations. */
  readonly children?: ReactNode;
}

/** The form does not start with the values of the page's record. */
const noRecord = {};

/** Excludes the hidden inputs of MUI. */
const firstField = ':is(input, textarea):not([aria-hidden]), [role=combobox]';

/**
 * A form in a dialog. After success it closes and the page is refreshed, unless `onDone` says what follows. A failure is
 * shown above the buttons, field errors beside the fields.
 */
export const FormDialog = <V extends FieldValues, R>(props: FormDialogProps<V, R>) => {
  const { title, defaultValues, schema, bodyOf, submit, onClose, children, ...sending } = props;
  const t = useMessages();
  const { send, failure } = useSending<V, R>(useDialogSending(sending, onClose));
  return (
    <ActionDialog title={title} onClose={onClose}>
      <Form
        record={noRecord}
        defaultValues={defaultValues}
        resolver={useContractResolver<FieldValues>(
          schema,
          (values) => bodyOf?.(values as V) ?? filled(values),
        )}
        noValidate
        disableInvalidFormNotification
        onSubmit={(values: FieldValues, event?: BaseSyntheticEvent) => send(values as V, event)}
      >
        <DialogContent>
          <Stack sx={{ gap: 2 }}>
            {children}
            <FailureAlert failure={failure} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t('shared.cancel')}
          </Button>
          {typeof submit === 'string' ? <SaveButton label={submit} icon={<></>} alwaysEnable /> : submit}
        </DialogActions>
        <FocusAtStart on={firstField} />
        <FocusFirstError />
      </Form>
    </ActionDialog>
  );
};

import type { ReactNode } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { useContractResolver } from '../form/contract-resolver.ts';
import { Form } from '../form/Form.tsx';
import { FormFoot } from '../form/FormFoot.tsx';
import layout from '../form/FormLayout.module.css';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useSending, type Sending } from '../form/use-sending.ts';
import { Button } from '../layout/Button.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { useMessages } from '../messages/use-messages.ts';

interface FormDialogProps<V extends FieldValues, R> extends Sending<V, R> {
  readonly title: string;
  readonly defaultValues: V;
  /** Request body of the contract; validates the form. */
  readonly schema: z.ZodType;
  /** Makes the request body of the form's values; by default they are the body. */
  readonly bodyOf?: ((values: V) => unknown) | undefined;
  /** The label of the button, or the button itself. */
  readonly submit: ReactNode;
  /** What is done cannot be undone. */
  readonly isFinal?: boolean;
  /** The label of the button that closes the dialog; by default "Cancel". */
  readonly cancel?: string;
  readonly onClose: () => void;
  /** The fields and explanations. */
  readonly children: ReactNode;
}

/** A form in a dialog. It closes after success, unless `onDone` says what follows. */
export const FormDialog = <V extends FieldValues, R>(props: FormDialogProps<V, R>) => {
  const { title, defaultValues, schema, bodyOf, submit, isFinal, cancel, onClose, children, ...sending } =
    props;
  const t = useMessages();
  const form = useForm<V>({
    defaultValues: defaultValues as DefaultValues<V>,
    resolver: useContractResolver(schema, bodyOf),
  });
  const { send, failure } = useSending<V, R>({ onDone: onClose, ...sending });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={form} onSubmit={send} label={title} className={layout['form']}>
        {children}
        <FormFoot failure={failure}>
          <Button onClick={onClose}>{cancel ?? t('shared.cancel')}</Button>
          {typeof submit === 'string' ? <SubmitButton isFinal={isFinal}>{submit}</SubmitButton> : submit}
        </FormFoot>
      </Form>
    </Dialog>
  );
};

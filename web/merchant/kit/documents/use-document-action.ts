import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { messageOf } from '../../../shared/api-error.ts';
import { showFieldErrors } from '../../../shared/form/Form.tsx';
import { useToast } from '../../../shared/state/Toasts.tsx';

interface DocumentAction<V extends FieldValues> {
  readonly form: UseFormReturn<V>;
  readonly action: (values: V) => Promise<unknown>;
  readonly succeeded: (values: V) => string;
  readonly failed: string;
  readonly onClose: () => void;
}

/** Submits an action on a document from a dialog; then refetches documents and payments and closes the dialog. */
export const useDocumentAction = <V extends FieldValues>({
  form,
  action,
  succeeded,
  failed,
  onClose,
}: DocumentAction<V>) => {
  const toast = useToast();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const { mutateAsync } = useMutation({ mutationFn: action });
  const submit = async (values: V): Promise<void> => {
    setFailure(undefined);
    try {
      await mutateAsync(values);
    } catch (error) {
      showFieldErrors(form, error);
      setFailure(messageOf(error, failed));
      return;
    }
    await Promise.all(
      [['invoice'], ['invoices'], ['payments'], ['takings']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
    toast(succeeded(values));
    onClose();
  };
  return { failure, submit };
};

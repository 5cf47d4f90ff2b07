import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { messageOf } from '../../shared/call-refused.ts';
import { showFieldErrors } from '../../shared/form/Form.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';

interface DocumentAct<V extends FieldValues> {
  readonly form: UseFormReturn<V>;
  readonly act: (values: V) => Promise<unknown>;
  readonly succeeded: (values: V) => string;
  readonly failed: string;
  readonly onClose: () => void;
}

/** One act on a document from a dialog: then everything about documents is asked anew, and the dialog closes. */
export const useDocumentAct = <V extends FieldValues>({
  form,
  act,
  succeeded,
  failed,
  onClose,
}: DocumentAct<V>) => {
  const toast = useToast();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const { mutateAsync } = useMutation({ mutationFn: act });
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

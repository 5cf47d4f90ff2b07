import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '../../shared/form/Form.tsx';

/** Keeps what a form was refused with, and puts its sentences beside the fields they are about. */
export const useRefusal = <V extends FieldValues>(form: UseFormReturn<V>) => {
  const [refused, setRefused] = useState<unknown>(null);
  const attempt = async (act: () => Promise<unknown>): Promise<void> => {
    setRefused(null);
    try {
      await act();
    } catch (thrown) {
      setRefused(thrown);
      showFieldErrors(form, thrown);
    }
  };
  return { refused, attempt };
};

import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/**
 * Focuses the first field with an error after a submission. react-hook-form cannot: the ref of react-admin's inputs is
 * the wrapper of the input.
 */
export const FocusFirstError = () => {
  const { submitCount, isSubmitting } = useFormState();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const form = place.current?.closest('form');
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);
  return <span ref={place} hidden />;
};

import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/**
 * After a submission with errors the keyboard is at the first field that has one. react-hook-form alone cannot focus
 * react-admin's inputs, whose ref is the box around the input.
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

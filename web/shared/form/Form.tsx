import { useEffect, useRef, type BaseSyntheticEvent, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldErrors } from './field-errors.ts';

interface FormProps<V extends FieldValues> {
  readonly form: UseFormReturn<V>;
  /** As a rule `send` of `useSending`. @returns the errors that are shown at their fields */
  readonly onSubmit: (values: V, event?: BaseSyntheticEvent) => Promise<FieldErrors | void>;
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form over react-hook-form; its fields are disabled while it submits, and the first refused one has the focus then. */
export const Form = <V extends FieldValues>({ form, onSubmit, label, className, children }: FormProps<V>) => {
  const { isSubmitting } = form.formState;
  const refused = useRef<FieldPath<V>>(undefined);
  // A disabled field takes no focus.
  useEffect(() => {
    if (isSubmitting || refused.current === undefined) return;
    form.setFocus(refused.current);
    refused.current = undefined;
  }, [form, isSubmitting]);
  const send = async (values: V, event?: BaseSyntheticEvent): Promise<void> => {
    const errors = Object.entries((await onSubmit(values, event)) ?? {}) as [FieldPath<V>, string][];
    for (const [name, message] of errors) form.setError(name, { type: 'server', message });
    refused.current = errors[0]?.[0];
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={label}
        className={className}
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        {children}
      </form>
    </FormProvider>
  );
};

import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { CallRefused } from '../call-refused.ts';

interface FormProps<V extends FieldValues> {
  readonly form: UseFormReturn<V>;
  readonly onSubmit: (values: V) => Promise<void>;
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form over react-hook-form; all its fields are disabled while it is being sent. */
export const Form = <V extends FieldValues>({ form, onSubmit, label, className, children }: FormProps<V>) => (
  <FormProvider {...form}>
    <form
      noValidate
      aria-label={label}
      className={className}
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
    >
      {children}
    </form>
  </FormProvider>
);

/** Puts the server's sentences beside their fields and goes to the first; true when there was any field to name. */
export const showFieldErrors = <V extends FieldValues>(form: UseFormReturn<V>, error: unknown): boolean => {
  if (!(error instanceof CallRefused)) return false;
  const known = Object.entries(error.fields).filter(
    ([name]) => form.getValues(name as FieldPath<V>) !== undefined,
  );
  known.forEach(([name, message], index) =>
    form.setError(name as FieldPath<V>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return known.length > 0;
};

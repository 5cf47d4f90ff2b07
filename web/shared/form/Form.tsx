import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api-error.ts';

interface FormProps<V extends FieldValues> {
  readonly form: UseFormReturn<V>;
  readonly onSubmit: (values: V) => Promise<void>;
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form over react-hook-form; its fields are disabled while it submits. */
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

/** Shows the server's field errors and focuses the first; returns whether there was one. */
export const showFieldErrors = <V extends FieldValues>(form: UseFormReturn<V>, error: unknown): boolean => {
  if (!(error instanceof ApiError)) return false;
  const known = Object.entries(error.fields).filter(
    ([name]) => form.getValues(name as FieldPath<V>) !== undefined,
  );
  known.forEach(([name, message], index) =>
    form.setError(name as FieldPath<V>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return known.length > 0;
};

import type { BaseSyntheticEvent, ReactNode } from 'react';
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

/** A form over react-hook-form; its fields are disabled while it submits. */
export const Form = <V extends FieldValues>({ form, onSubmit, label, className, children }: FormProps<V>) => {
  const submit = form.handleSubmit(async (values, event) =>
    Object.entries((await onSubmit(values, event)) ?? {}).forEach(([name, message], index) =>
      form.setError(name as FieldPath<V>, { type: 'server', message }, { shouldFocus: index === 0 }),
    ),
  );
  return (
    <FormProvider {...form}>
      <form noValidate aria-label={label} className={className} onSubmit={(event) => void submit(event)}>
        {children}
      </form>
    </FormProvider>
  );
};

import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '../shared/form/Form.tsx';

interface InFormProps {
  readonly values?: Readonly<Record<string, unknown>>;
  /** Problems by field. */
  readonly problems?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

const nothing = async (): Promise<void> => undefined;

/** A form around fields, with values and problems. */
export const InForm = ({ values = {}, problems, children }: InFormProps) => {
  const form = useForm({ defaultValues: values });
  useEffect(() => {
    for (const [name, message] of Object.entries(problems ?? {})) form.setError(name, { message });
  }, [form, problems]);
  return (
    <Form form={form} onSubmit={nothing} label="Example">
      {children}
    </Form>
  );
};

import type * as z from 'zod';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { SelectInput, type Choice } from '../../shared/form/SelectInput.tsx';
import type { Sending } from '../../shared/form/use-sending.ts';

interface GraceDialogProps<R> extends Pick<Sending<unknown, R>, 'failed' | 'affects' | 'onDone'> {
  readonly send: (body: { graceHours: number }) => Promise<R>;
  readonly title: string;
  readonly text: string;
  /** Label of the choice. */
  readonly label: string;
  /** Values are hours. */
  readonly choices: readonly Choice[];
  /** Request body of the contract. */
  readonly schema: z.ZodType;
  readonly submit: string;
  readonly onClose: () => void;
}

const bodyOf = ({ graceHours }: Readonly<{ graceHours: string }>) => ({ graceHours: Number(graceHours) });

/** Replaces a key or a secret; the former one lives on for the chosen time. */
export const GraceDialog = <R,>({ text, label, choices, send, ...dialog }: GraceDialogProps<R>) => (
  <FormDialog
    {...dialog}
    defaultValues={{ graceHours: '24' }}
    bodyOf={bodyOf}
    send={(values) => send(bodyOf(values))}
  >
    <p>{text}</p>
    <SelectInput name="graceHours" label={label} required choices={choices} />
  </FormDialog>
);

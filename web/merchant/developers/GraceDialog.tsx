import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageOf } from '../../shared/api-error.ts';
import fields from '../../shared/form/Field.module.css';
import type { Choice } from '../../shared/form/SelectInput.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Banner } from '../../shared/state/Banner.tsx';

interface GraceDialogProps {
  readonly title: string;
  readonly text: string;
  /** Label of the choice. */
  readonly label: string;
  /** Values are hours. */
  readonly choices: readonly Choice[];
  readonly submit: string;
  readonly failed: string;
  /** Replaces. @returns the new secret */
  readonly action: (graceHours: number) => Promise<string>;
  readonly onCreated: (secret: string) => void;
  readonly onClose: () => void;
}

const defaultHours = '24';

/** Replaces a key or a secret; the former one lives on for the chosen time. */
export const GraceDialog = (props: GraceDialogProps) => {
  const { title, text, label, choices, submit, failed, action, onCreated, onClose } = props;
  const t = useMessages();
  const id = useId();
  const [hours, setHours] = useState(defaultHours);
  const replace = useMutation({ mutationFn: () => action(Number(hours)), onSuccess: onCreated });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button variant="primary" busy={replace.isPending} onClick={() => replace.mutate()}>
            {submit}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <div className={fields['field']}>
        <label htmlFor={id}>{label}</label>
        <select
          id={id}
          className={fields['input']}
          value={hours}
          onChange={(event) => setHours(event.target.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </div>
      {replace.error && <Banner tone="error">{messageOf(replace.error, failed)}</Banner>}
    </Dialog>
  );
};

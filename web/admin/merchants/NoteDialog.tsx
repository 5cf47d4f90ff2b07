import { BooleanInput, required, TextInput } from 'react-admin';
import { addMerchantNote, type MerchantNote } from '#contract/merchants/merchant-notes.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { FormDialog } from '../kit/actions/FormDialog.tsx';
import type { en } from '../kit/messages/en.ts';

interface NoteDialogProps {
  readonly merchant: Merchant;
  /** Absent for a new note. */
  readonly note?: MerchantNote;
  readonly onClose: () => void;
}

/** Adds a note, or changes one. */
export const NoteDialog = ({ merchant, note, onClose }: NoteDialogProps) => {
  const t = useMessages<typeof en>();
  const { id } = merchant;
  return (
    <FormDialog
      title={t(note === undefined ? 'admin.merchants.notes.addTitle' : 'admin.merchants.notes.changeTitle')}
      defaultValues={{ text: note?.text ?? '', isPinned: note?.isPinned ?? false }}
      schema={addMerchantNote.body}
      submit={t('shared.save')}
      failed={t('admin.merchants.notes.saveFailed')}
      send={(data, body) =>
        note === undefined
          ? data.addMerchantNote({ params: { id }, body })
          : data.changeMerchantNote({ params: { id, noteId: note.id }, body })
      }
      done={t('admin.merchants.notes.saved')}
      onClose={onClose}
    >
      <TextInput
        source="text"
        label={t('admin.merchants.notes.text')}
        helperText={t('admin.merchants.notes.textHelp')}
        validate={required()}
        multiline
        minRows={4}
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
      />
      <BooleanInput source="isPinned" label={t('admin.merchants.notes.pin')} />
    </FormDialog>
  );
};

import { Box, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { MerchantNote } from '#contract/merchants/merchant-notes.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { ConfirmDialog } from '../kit/actions/ConfirmDialog.tsx';
import { RecordButton } from '../kit/actions/RecordButton.tsx';
import type { en } from '../kit/messages/en.ts';
import { useMay } from '../kit/rights/use-may.ts';
import { NoteDialog } from './NoteDialog.tsx';

/** A note with its author; its author changes it, its author and an administrator delete it. */
export const NoteItem = ({ merchant, note }: { merchant: Merchant; note: MerchantNote }) => {
  const t = useMessages<typeof en>();
  const may = useMay();
  const [open, setOpen] = useState<'change' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const about = [note.username ?? t('admin.merchants.notes.deletedUser'), formatDateTime(note.createdAt)];
  if (note.changedAt !== null) about.push(t('admin.merchants.notes.changed'));
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {note.isPinned && <Chip component="span" color="info" label={t('admin.merchants.notes.pinned')} />}
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Typography>
        <Typography variant="body2" color="textSecondary">
          {joined(about)}
        </Typography>
      </Box>
      {note.isOwn && (
        <RecordButton
          icon="pencil"
          action={t('admin.merchants.notes.change')}
          of={note.text.slice(0, 40)}
          isInRow
          onClick={() => setOpen('change')}
        />
      )}
      {(note.isOwn || may('delete', 'merchants')) && (
        <RecordButton
          icon="bin"
          action={t('admin.merchants.notes.delete')}
          of={note.text.slice(0, 40)}
          isInRow
          onClick={() => setOpen('delete')}
        />
      )}
      {open === 'change' && <NoteDialog merchant={merchant} note={note} onClose={close} />}
      {open === 'delete' && <DeleteNote merchant={merchant} note={note} onClose={close} />}
    </Stack>
  );
};

interface DeleteNoteProps {
  readonly merchant: Merchant;
  readonly note: MerchantNote;
  readonly onClose: () => void;
}

const DeleteNote = ({ merchant, note, onClose }: DeleteNoteProps) => {
  const t = useMessages<typeof en>();
  return (
    <ConfirmDialog
      title={t('admin.merchants.notes.deleteTitle')}
      text={note.text}
      submit={t('admin.merchants.notes.delete')}
      send={(data) => data.deleteMerchantNote({ params: { id: merchant.id, noteId: note.id } })}
      done={t('admin.merchants.notes.deleted')}
      failed={t('admin.merchants.notes.deleteFailed')}
      onClose={onClose}
    >
      <Typography>{t('admin.irrevocable')}</Typography>
    </ConfirmDialog>
  );
};

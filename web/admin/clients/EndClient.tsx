import { Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { ClientSummary } from '#contract/accountants/accountants.ts';
import { ConfirmDialog } from '../kit/actions/ConfirmDialog.tsx';
import { RecordButton } from '../kit/actions/RecordButton.tsx';
import { useAction } from '../kit/actions/use-action.ts';
import { useClientMessages } from './messages/client-messages.ts';

interface EndProps {
  readonly client: Pick<ClientSummary, 'id' | 'businessName'>;
  readonly isInRow?: boolean;
}

/** Ends the caller's access to a client after confirmation; a client in the selection leaves it. */
export const EndClient = ({ client: { id, businessName: name }, isInRow = false }: EndProps) => {
  const t = useClientMessages();
  const [isOpen, setOpen] = useState(false);
  const { selectedIds, onToggleItem } = useListContext<ClientSummary>();
  const end = useAction((data) => data.endClient({ params: { merchantId: id } }), {
    done: t('clients.end.done', { name }),
    failed: t('clients.end.failed'),
  });
  const close = () => setOpen(false);
  const confirm = () =>
    end.mutate(undefined, {
      onSuccess: () => {
        if (selectedIds.includes(id)) onToggleItem(id);
      },
      onSettled: close,
    });
  return (
    <>
      <RecordButton
        icon="leave"
        color="error"
        action={t('clients.end.action')}
        of={name}
        isInRow={isInRow}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <ConfirmDialog
          title={t('clients.end.title', { name })}
          confirm={t('clients.end.action')}
          isPending={end.isPending}
          onConfirm={confirm}
          onClose={close}
        >
          <Typography>{t('clients.end.text')}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
};

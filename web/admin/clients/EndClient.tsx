import { useState } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import type { ClientSummary } from '#contract/accountants/accountants.ts';
import { ConfirmDialog } from '../kit/actions/ConfirmDialog.tsx';
import { RecordButton } from '../kit/actions/RecordButton.tsx';
import { useClientMessages } from './messages/client-messages.ts';

interface EndProps {
  readonly client: Pick<ClientSummary, 'id' | 'businessName'>;
  readonly isInRow?: boolean;
}

/** Ends the caller's access to a client after confirmation; a client in the selection leaves it. */
export const EndClient = ({ client, isInRow = false }: EndProps) => {
  const t = useClientMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RecordButton
        icon="leave"
        color="error"
        action={t('clients.end.action')}
        of={client.businessName}
        isInRow={isInRow}
        onClick={() => setOpen(true)}
      />
      {isOpen && <EndDialog client={client} onClose={() => setOpen(false)} />}
    </>
  );
};

const EndDialog = ({ client, onClose }: Pick<EndProps, 'client'> & { onClose: () => void }) => {
  const t = useClientMessages();
  const refresh = useRefresh();
  const { selectedIds, onToggleItem } = useListContext<ClientSummary>();
  const { id, businessName: name } = client;
  return (
    <ConfirmDialog
      title={t('clients.end.title', { name })}
      text={t('clients.end.text')}
      submit={t('clients.end.action')}
      send={(data) => data.endClient({ params: { merchantId: id } })}
      done={t('clients.end.done', { name })}
      failed={t('clients.end.failed')}
      onDone={() => {
        if (selectedIds.includes(id)) onToggleItem(id);
        onClose();
        refresh();
      }}
      onClose={onClose}
    />
  );
};

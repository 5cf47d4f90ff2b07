import { Typography } from '@mui/material';
import { useState } from 'react';
import { required, TextInput } from 'react-admin';
import { askMerchant, type ClientSummary } from '#contract/accountants/accountants.ts';
import { FormDialog } from '../kit/actions/FormDialog.tsx';
import { RecordButton } from '../kit/actions/RecordButton.tsx';
import { useClientMessages } from './messages/client-messages.ts';

interface AskProps {
  readonly client: Pick<ClientSummary, 'id' | 'businessName'>;
  readonly isInRow?: boolean;
}

/** Asks a client a question in a dialog. */
export const AskClient = ({ client, isInRow = false }: AskProps) => {
  const t = useClientMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RecordButton
        icon="chat"
        action={t('clients.ask.action')}
        of={client.businessName}
        isInRow={isInRow}
        onClick={() => setOpen(true)}
      />
      {isOpen && <AskDialog client={client} onClose={() => setOpen(false)} />}
    </>
  );
};

const AskDialog = ({ client, onClose }: Pick<AskProps, 'client'> & { onClose: () => void }) => {
  const t = useClientMessages();
  const name = client.businessName;
  return (
    <FormDialog
      title={t('clients.ask.title', { name })}
      defaultValues={{ question: '' }}
      schema={askMerchant.body}
      submit={t('clients.ask.submit')}
      failed={t('clients.ask.failed')}
      send={(data, body) => data.askMerchant({ params: { id: client.id }, body })}
      done={t('clients.ask.done', { name })}
      onClose={onClose}
    >
      <Typography>{t('clients.ask.text')}</Typography>
      <TextInput
        source="question"
        label={t('clients.ask.field')}
        validate={required()}
        multiline
        minRows={4}
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
      />
    </FormDialog>
  );
};

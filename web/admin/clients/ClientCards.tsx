import { Box, CardContent, Checkbox, Stack } from '@mui/material';
import { SortButton, useListContext } from 'react-admin';
import { clientSortFields, type ClientSummary } from '#contract/accountants/accountants.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { Cards } from '../kit/fields/Cards.tsx';
import { Facts } from '../kit/fields/Facts.tsx';
import { AskClient } from './AskClient.tsx';
import { ClientDocuments, ClientName, ClientProblems, ClientQuestions } from './ClientFacts.tsx';
import { EndClient } from './EndClient.tsx';
import { useClientMessages } from './messages/client-messages.ts';
import { PackBar } from './PackBar.tsx';

/** One card a client, on phones. */
export const ClientCards = ({ month }: { month: string }) => {
  const { data = [] } = useListContext<ClientSummary>();
  return (
    <>
      <PackBar month={month} />
      <SortButton fields={[...clientSortFields]} />
      <Cards>
        {data.map((client) => (
          <li key={client.id}>
            <ClientCard client={client} month={month} />
          </li>
        ))}
      </Cards>
    </>
  );
};

const ClientCard = ({ client, month }: { client: ClientSummary; month: string }) => {
  const t = useClientMessages();
  const language = useLanguage();
  const { selectedIds, onToggleItem } = useListContext<ClientSummary>();
  const { id, businessName, turnover, vatCharged } = client;
  const label = (field: 'turnover' | 'vatCharged' | 'documents' | 'questions') =>
    t(`resources.clients.fields.${field}`);
  return (
    <CardContent sx={{ display: 'grid', gap: 1.5, '& dl': { gridTemplateColumns: '1fr 1fr' } }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ClientName client={client} />
        </Box>
        <Checkbox
          slotProps={{ input: { 'aria-label': t('clients.select', { name: businessName }) } }}
          checked={selectedIds.includes(id)}
          onChange={() => onToggleItem(id)}
        />
      </Stack>
      <ClientProblems client={client} month={month} />
      <Facts
        facts={[
          [label('turnover'), formatMoney(turnover, 'EUR', language)],
          [label('vatCharged'), formatMoney(vatCharged, 'EUR', language)],
          [label('documents'), <ClientDocuments key="documents" client={client} month={month} />],
          [label('questions'), <ClientQuestions key="questions" client={client} />],
        ]}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <AskClient client={client} />
        <EndClient client={client} />
      </Stack>
    </CardContent>
  );
};

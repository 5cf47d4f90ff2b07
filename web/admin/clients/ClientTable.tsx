import { Stack } from '@mui/material';
import { DataTable } from 'react-admin';
import type { ClientSummary } from '#contract/accountants/accountants.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { AskClient } from './AskClient.tsx';
import { ClientDocuments, ClientName, ClientProblems, ClientQuestions } from './ClientFacts.tsx';
import { EndClient } from './EndClient.tsx';
import { PackBar } from './PackBar.tsx';

/** One row a client; amounts in EUR. */
export const ClientTable = ({ month }: { month: string }) => {
  const language = useLanguage();
  return (
    <DataTable<ClientSummary>
      // Rows are selectable although the role may not delete.
      bulkActionButtons={<></>}
      bulkActionsToolbar={<PackBar month={month} />}
      rowClick={false}
    >
      <DataTable.Col<ClientSummary>
        source="businessName"
        render={(client) => <ClientName client={client} />}
      />
      <DataTable.Col<ClientSummary>
        source="problems"
        sortByOrder="DESC"
        render={(client) => <ClientProblems client={client} month={month} />}
      />
      {(['turnover', 'vatCharged'] as const).map((source) => (
        <DataTable.Col<ClientSummary>
          key={source}
          source={source}
          align="right"
          sortByOrder="DESC"
          render={(client) => formatMoney(client[source], 'EUR', language)}
        />
      ))}
      <DataTable.Col<ClientSummary>
        source="documents"
        align="right"
        sortByOrder="DESC"
        render={(client) => <ClientDocuments client={client} month={month} />}
      />
      <DataTable.Col<ClientSummary>
        source="questions"
        disableSort
        render={(client) => <ClientQuestions client={client} />}
      />
      <DataTable.Col<ClientSummary>
        source="actions"
        disableSort
        render={(client) => (
          <Stack direction="row" sx={{ gap: 0.5 }}>
            <AskClient client={client} isInRow />
            <EndClient client={client} isInRow />
          </Stack>
        )}
      />
    </DataTable>
  );
};

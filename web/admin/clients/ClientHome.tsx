import { useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { SortPayload } from 'react-admin';
import { StatementImport } from '../bank-lines/index.ts';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import { RecordList } from '../kit/lists/RecordList.tsx';
import { useFilterInputs } from '../kit/lists/use-filter-inputs.tsx';
import { chosenMonth, monthAt } from '../kit/fields/month.ts';
import { ClientCards } from './ClientCards.tsx';
import { ClientTable } from './ClientTable.tsx';
import { ClientMessages, useClientMessages } from './messages/client-messages.ts';
import { MonthBar } from './MonthBar.tsx';
import { NoClients, NoneFound } from './NoClients.tsx';
import { filterIn } from './filter-in.ts';

/** The home of an ACCOUNTANT: its clients with their figures and problems of a month. */
const ClientHome = () => (
  <ClientMessages>
    <ResourceContextProvider value="clients">
      <Clients />
    </ResourceContextProvider>
  </ClientMessages>
);
export default ClientHome;

const byName: SortPayload = { field: 'businessName', order: 'ASC' };

const Clients = () => {
  const t = useClientMessages();
  const { search } = useFilterInputs();
  const [now] = useState(() => new Date());
  const month = chosenMonth(filterIn(useLocation().search)['month'], now);
  return (
    <>
      <PageTitle title={t('clients.title')} subtitle={t('clients.subtitle')} />
      <StatementImport />
      <RecordList
        sort={byName}
        // The month of the last visit would be kept, too.
        storeKey={false}
        filter={{ month }}
        filters={[search(t('clients.searchHint'))]}
        failed={t('clients.failed')}
        figures={<MonthBar month={month} latest={monthAt(now)} />}
        table={<ClientTable month={month} />}
        cards={<ClientCards month={month} />}
        empty={<NoClients />}
        noneFound={<NoneFound month={month} />}
      />
    </>
  );
};

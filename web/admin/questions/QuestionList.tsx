import { Button, CardContent, Typography } from '@mui/material';
import { DataTable, useListContext, type SortPayload } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AccountantQuestion } from '#contract/accountants/accountants.ts';
import { ClientMessages, useClientMessages } from '../clients/index.ts';
import { Cards } from '../kit/fields/Cards.tsx';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import { RecordList } from '../kit/lists/RecordList.tsx';
import { useFilterInputs } from '../kit/lists/use-filter-inputs.tsx';
import { Answer, Question } from './QuestionTexts.tsx';

/** The caller's questions to clients with their answers. */
const QuestionList = () => (
  <ClientMessages>
    <Questions />
  </ClientMessages>
);
export default QuestionList;

const newestFirst: SortPayload = { field: 'id', order: 'DESC' };

const Questions = () => {
  const t = useClientMessages();
  const { merchant, choice } = useFilterInputs();
  return (
    <>
      <PageTitle title={t('clients.questions.title')} subtitle={t('clients.questions.subtitle')} />
      <RecordList
        sort={newestFirst}
        filters={[
          merchant(),
          choice('isAnswered', ['false', 'true'], (state) => t(`clients.questions.states.${state}`)),
        ]}
        failed={t('clients.questions.failed')}
        empty={<NoQuestions />}
        table={<Table />}
        cards={<QuestionCards />}
      />
    </>
  );
};

const NoQuestions = () => {
  const t = useClientMessages();
  return (
    <EmptyState icon="chat" title={t('clients.questions.none')} hint={t('clients.questions.noneHint')}>
      <Button component={Link} to="/admin" variant="outlined">
        {t('clients.questions.toClients')}
      </Button>
    </EmptyState>
  );
};

const Client = ({ merchantId, businessName }: AccountantQuestion) => (
  <ShowLink resource="merchants" id={merchantId}>
    {businessName}
  </ShowLink>
);

const Table = () => (
  <DataTable<AccountantQuestion> bulkActionButtons={false} rowClick={false}>
    <DataTable.Col<AccountantQuestion>
      source="businessName"
      disableSort
      render={(question) => <Client {...question} />}
    />
    <DataTable.Col<AccountantQuestion>
      source="question"
      disableSort
      render={(question) => <Question question={question} />}
    />
    <DataTable.Col<AccountantQuestion>
      source="answer"
      disableSort
      render={(question) => <Answer question={question} />}
    />
  </DataTable>
);

const QuestionCards = () => {
  const { data = [] } = useListContext<AccountantQuestion>();
  return (
    <Cards>
      {data.map((question) => (
        <li key={question.id}>
          <CardContent sx={{ display: 'grid', gap: 1.5 }}>
            <Typography>
              <Client {...question} />
            </Typography>
            <Question question={question} />
            <Answer question={question} />
          </CardContent>
        </li>
      ))}
    </Cards>
  );
};

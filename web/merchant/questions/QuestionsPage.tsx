import type { AccountantQuestion } from '#contract/accountants/accountants.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import type { ListSettings } from '../../shared/list/list-state.ts';
import { Pagination } from '../../shared/list/Pagination.tsx';
import { useListState } from '../../shared/list/use-list-state.ts';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { QuestionMessages, useQuestionMessages } from './messages/question-messages.ts';
import classes from './QuestionsPage.module.css';
import { useQuestions } from './use-questions.ts';

const settings: ListSettings = { sortFields: ['id'], sortBy: 'id', filters: {} };

/** the questions of accountants with their answers. */
export const QuestionsPage = () => (
  <QuestionMessages>
    <Screen />
  </QuestionMessages>
);

const Screen = () => {
  const t = useQuestionMessages();
  const [list, changeList] = useListState(settings);
  const { data, error, refetch } = useQuestions(list);
  return (
    <>
      <PageTitle title={t('questions.title')} subtitle={t('questions.subtitle')} />
      {error ? (
        <ErrorBanner error={error} fallback={t('questions.failed')} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Loading />
      ) : data.total === 0 ? (
        <EmptyState icon="chat" title={t('questions.none')} hint={t('questions.noneHint')} />
      ) : (
        <Panel>
          <ul className={classes['list']} aria-label={t('questions.list')}>
            {data.rows.map((question) => (
              <li key={question.id}>
                <Question question={question} />
              </li>
            ))}
          </ul>
          <Pagination list={list} changeList={changeList} total={data.total} />
        </Panel>
      )}
    </>
  );
};

const Question = ({ question }: { question: AccountantQuestion }) => {
  const t = useQuestionMessages();
  const { askedBy, askedAt, answer, answeredBy, answeredAt } = question;
  return (
    <>
      <p className={classes['soft']}>
        {t('questions.asked', { name: askedBy ?? t('questions.former'), date: formatDateTime(askedAt) })}
      </p>
      <p className={classes['text']}>
        <strong>{question.question}</strong>
      </p>
      {answer === null ? (
        <AnswerForm question={question} />
      ) : (
        <div className={classes['answer']}>
          <p className={classes['text']}>{answer}</p>
          <p className={classes['soft']}>
            {t('questions.answered', {
              name: answeredBy ?? t('questions.formerMember'),
              date: formatDateTime(answeredAt),
            })}
          </p>
        </div>
      )}
    </>
  );
};

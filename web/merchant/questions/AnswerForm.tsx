import { useForm } from 'react-hook-form';
import { answerQuestion, type AccountantQuestion } from '#contract/accountants/accountants.ts';
import { call } from '../../shared/call.ts';
import { FormFoot } from '../../shared/form/FormFoot.tsx';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form } from '../../shared/form/Form.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextArea } from '../../shared/form/TextArea.tsx';
import { useSending } from '../../shared/form/use-sending.ts';
import { guidanceKey } from '../kit/portal/queries.ts';
import { useQuestionMessages } from './messages/question-messages.ts';
import classes from './QuestionsPage.module.css';
import { questionsKey } from './use-questions.ts';

/** Answers a question, once; when another member has answered meanwhile, its answer appears. */
export const AnswerForm = ({ question: { id } }: { question: AccountantQuestion }) => {
  const t = useQuestionMessages();
  const form = useForm({ defaultValues: { answer: '' }, resolver: useContractResolver(answerQuestion.body) });
  const { send, failure } = useSending({
    send: (body: { answer: string }) => call(answerQuestion, { params: { id }, body }),
    done: t('questions.sent'),
    failed: t('questions.sendFailed'),
    affects: [questionsKey, guidanceKey],
  });
  return (
    <Form form={form} onSubmit={send} label={t('questions.answerTo', { id })} className={classes['form']}>
      <TextArea name="answer" label={t('questions.answer')} required rows={3} maxLength={2000} />
      <FormFoot failure={failure}>
        <SubmitButton>{t('questions.submit')}</SubmitButton>
      </FormFoot>
    </Form>
  );
};

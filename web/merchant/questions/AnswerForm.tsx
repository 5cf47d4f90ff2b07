import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { answerQuestion, type AccountantQuestion } from '#contract/accountants/accountants.ts';
import { messageOf } from '../../shared/api-error.ts';
import { call } from '../../shared/call.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form, showFieldErrors } from '../../shared/form/Form.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextArea } from '../../shared/form/TextArea.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
import { useQuestionMessages } from './messages/question-messages.ts';
import classes from './QuestionsPage.module.css';
import { questionsKey } from './use-questions.ts';

/** Answers a question, once; when another member has answered meanwhile, its answer appears. */
export const AnswerForm = ({ question: { id } }: { question: AccountantQuestion }) => {
  const t = useQuestionMessages();
  const toast = useToast();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: { answer: '' }, resolver: useContractResolver(answerQuestion.body) });
  const send = async (body: { answer: string }): Promise<void> => {
    setFailure(undefined);
    try {
      await call(answerQuestion, { params: { id }, body });
      toast(t('questions.sent'));
      await client.invalidateQueries({ queryKey: questionsKey });
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(messageOf(error, t('questions.sendFailed')));
    }
  };
  return (
    <Form form={form} onSubmit={send} label={t('questions.answerTo', { id })} className={classes['form']}>
      <TextArea name="answer" label={t('questions.answer')} required rows={3} maxLength={2000} />
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <div className={classes['foot']}>
        <SubmitButton>{t('questions.submit')}</SubmitButton>
      </div>
    </Form>
  );
};

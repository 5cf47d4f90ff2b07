import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { reopenOwnMonth, sendOwnMonth } from '#contract/closing/months.ts';
import { messageOf } from '../../shared/api-error.ts';
import { call } from '../../shared/call.ts';
import { Form, showFieldErrors } from '../../shared/form/Form.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
import classes from '../kit/dialogs/dialog-form.module.css';
import { useMonthMessages } from './messages/month-messages.ts';
import { monthKeys } from './use-months.ts';

interface MonthFormProps {
  readonly kind: 'send' | 'reopen';
  readonly month: string;
  readonly onClose: () => void;
}

/** Asks for the accountant's e-mail, or for the reason of reopening. */
export const MonthForm = ({ kind, month, onClose }: MonthFormProps) => {
  const t = useMonthMessages();
  const toast = useToast();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: { email: '', reason: '' } });
  const params = { month };
  const submit = async ({ email, reason }: { email: string; reason: string }): Promise<void> => {
    setFailure(undefined);
    try {
      if (kind === 'send') {
        await call(sendOwnMonth, { params, body: { email } });
        toast(t('months.sent', { email }));
      } else {
        await call(reopenOwnMonth, { params, body: { reason } });
        toast(t('months.reopened'));
      }
      await client.invalidateQueries({ queryKey: monthKeys.all });
      onClose();
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(messageOf(error, t(`months.${kind}Failed`)));
    }
  };
  const title = t(`months.${kind}Title`);
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={form} onSubmit={submit} label={title} className={classes['form']}>
        {kind === 'send' ? (
          <TextInput name="email" type="email" label={t('months.email')} required maxLength={254} />
        ) : (
          <>
            <p>{t('months.reopenText')}</p>
            <TextInput name="reason" label={t('months.reason')} required maxLength={200} />
          </>
        )}
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <div className={classes['foot']}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <SubmitButton>{t(`months.${kind}`)}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};

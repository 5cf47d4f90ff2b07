import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { required, TextInput, useNotify, useRefresh } from 'react-admin';
import { reopenMerchantMonth, sendMerchantMonth, type MonthDetails } from '#contract/closing/months.ts';
import { messageOf } from '../../shared/api-error.ts';
import { useEmailRule } from '../../shared/form/use-email-rule.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { saveFile } from '../../shared/save-file.ts';
import { FormDialog } from '../kit/actions/FormDialog.tsx';
import { formatMonth } from '../kit/fields/month.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import type { MerchantMonths } from './merchant-months.ts';
import { useMonthMessages } from './messages/month-messages.ts';

interface MonthActionsProps {
  readonly merchant: Pick<MerchantMonths, 'id' | 'businessName'>;
  readonly month: MonthDetails;
  readonly onDone: () => void;
}

/** Closes an open month; downloads, sends or reopens a closed one. */
export const MonthActions = ({ merchant, month: details, onDone }: MonthActionsProps) => {
  const t = useMonthMessages();
  const language = useLanguage();
  const notify = useNotify();
  const refresh = useRefresh();
  const isEmail = useEmailRule();
  const dataProvider = useAdminData();
  const [form, setForm] = useState<'send' | 'reopen'>();
  const { month, status, problems } = details;
  const params = { id: merchant.id, month };
  const done = (message: string): void => {
    notify(message, { type: 'success' });
    setForm(undefined);
    refresh();
    onDone();
  };
  const close = useMutation({
    mutationFn: () => dataProvider.closeMerchantMonth({ params }),
    onSuccess: () =>
      done(t('months.closed', { month: formatMonth(month, language), name: merchant.businessName })),
    onError: (error) => notify(messageOf(error, t('months.closeFailed')), { type: 'error' }),
  });
  const pack = useMutation({
    mutationFn: () => dataProvider.getMonthPack(params),
    onSuccess: ({ blob, name }) => saveFile(blob, name),
    onError: (error) => notify(messageOf(error, t('months.packFailed')), { type: 'error' }),
  });
  if (status === 'RUNNING') return null;
  if (status === 'OPEN') {
    const hasErrors = problems.some(({ severity }) => severity === 'ERROR');
    return (
      <Button
        variant="contained"
        disabled={hasErrors}
        loading={close.isPending}
        onClick={() => close.mutate()}
      >
        {t('months.close')}
      </Button>
    );
  }
  return (
    <>
      <Button onClick={() => setForm('reopen')}>{t('months.reopen')}</Button>
      <Button onClick={() => setForm('send')}>{t('months.send')}</Button>
      <Button variant="contained" loading={pack.isPending} onClick={() => pack.mutate()}>
        {t('months.pack')}
      </Button>
      {form === 'send' && (
        <FormDialog
          title={t('months.send')}
          defaultValues={{ email: '' }}
          schema={sendMerchantMonth.body}
          submit={t('months.send')}
          failed={t('months.sendFailed')}
          onSubmit={async ({ email }) => {
            await dataProvider.sendMerchantMonth({ params, body: { email } });
            done(t('months.sent', { email }));
          }}
          onClose={() => setForm(undefined)}
        >
          <TextInput
            source="email"
            type="email"
            label={t('months.email')}
            helperText={t('months.sendText')}
            validate={[required(), isEmail]}
          />
        </FormDialog>
      )}
      {form === 'reopen' && (
        <FormDialog
          title={t('months.reopen')}
          defaultValues={{ reason: '' }}
          schema={reopenMerchantMonth.body}
          submit={t('months.reopen')}
          failed={t('months.reopenFailed')}
          onSubmit={async ({ reason }) => {
            await dataProvider.reopenMerchantMonth({ params, body: { reason } });
            done(t('months.reopened'));
          }}
          onClose={() => setForm(undefined)}
        >
          <TextInput
            source="reason"
            label={t('months.reason')}
            helperText={t('months.reopenText')}
            validate={required()}
          />
        </FormDialog>
      )}
    </>
  );
};

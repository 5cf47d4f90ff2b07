import { Button } from '@mui/material';
import { useState } from 'react';
import { required, TextInput, useRefresh } from 'react-admin';
import { reopenMerchantMonth, sendMerchantMonth, type MonthDetails } from '#contract/closing/months.ts';
import { useAction as useDownload } from '../../shared/form/use-sending.ts';
import { useEmailRule } from '../../shared/form/use-email-rule.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { FormDialog } from '../kit/actions/FormDialog.tsx';
import { useAction } from '../kit/actions/use-action.ts';
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
export const MonthActions = (props: MonthActionsProps) => {
  const { status } = props.month;
  if (status === 'RUNNING') return null;
  return status === 'OPEN' ? <CloseMonth {...props} /> : <ClosedMonth {...props} />;
};

const CloseMonth = ({ merchant, month: { month, problems }, onDone }: MonthActionsProps) => {
  const t = useMonthMessages();
  const language = useLanguage();
  const { press, isPending } = useAction({
    send: (data) => data.closeMerchantMonth({ params: { id: merchant.id, month } }),
    done: t('months.closed', { month: formatMonth(month, language), name: merchant.businessName }),
    failed: t('months.closeFailed'),
    onDone,
  });
  const hasErrors = problems.some(({ severity }) => severity === 'ERROR');
  return (
    <Button variant="contained" disabled={hasErrors} loading={isPending} onClick={() => press()}>
      {t('months.close')}
    </Button>
  );
};

const ClosedMonth = ({ merchant, month: { month }, onDone }: MonthActionsProps) => {
  const t = useMonthMessages();
  const dataProvider = useAdminData();
  const [form, setForm] = useState<'send' | 'reopen'>();
  const params = { id: merchant.id, month };
  const dialog = { params, onDone, onClose: () => setForm(undefined) };
  const pack = useDownload({
    send: () => dataProvider.saveMonthPack(params),
    failed: t('months.packFailed'),
  });
  return (
    <>
      <Button onClick={() => setForm('reopen')}>{t('months.reopen')}</Button>
      <Button onClick={() => setForm('send')}>{t('months.send')}</Button>
      <Button variant="contained" loading={pack.isPending} onClick={() => pack.press()}>
        {t('months.pack')}
      </Button>
      {form === 'send' && <SendDialog {...dialog} />}
      {form === 'reopen' && <ReopenDialog {...dialog} />}
    </>
  );
};

interface DialogProps {
  readonly params: Readonly<{ id: number; month: string }>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Closes the dialog and refreshes the page, on which another dialog shows the month. */
const useAfterwards = ({ onDone, onClose }: DialogProps) => {
  const refresh = useRefresh();
  return (): void => {
    onClose();
    refresh();
    onDone();
  };
};

const SendDialog = (props: DialogProps) => {
  const t = useMonthMessages();
  const isEmail = useEmailRule();
  return (
    <FormDialog
      title={t('months.send')}
      defaultValues={{ email: '' }}
      schema={sendMerchantMonth.body}
      submit={t('months.send')}
      send={(data, body) => data.sendMerchantMonth({ params: props.params, body })}
      done={(_, { email }) => t('months.sent', { email })}
      failed={t('months.sendFailed')}
      onDone={useAfterwards(props)}
      onClose={props.onClose}
    >
      <TextInput
        source="email"
        type="email"
        label={t('months.email')}
        helperText={t('months.sendText')}
        validate={[required(), isEmail]}
      />
    </FormDialog>
  );
};

const ReopenDialog = (props: DialogProps) => {
  const t = useMonthMessages();
  return (
    <FormDialog
      title={t('months.reopen')}
      defaultValues={{ reason: '' }}
      schema={reopenMerchantMonth.body}
      submit={t('months.reopen')}
      send={(data, body) => data.reopenMerchantMonth({ params: props.params, body })}
      done={t('months.reopened')}
      failed={t('months.reopenFailed')}
      onDone={useAfterwards(props)}
      onClose={props.onClose}
    >
      <TextInput
        source="reason"
        label={t('months.reason')}
        helperText={t('months.reopenText')}
        validate={required()}
      />
    </FormDialog>
  );
};

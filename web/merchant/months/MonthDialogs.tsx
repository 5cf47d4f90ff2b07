import { reopenOwnMonth, sendOwnMonth } from '#contract/closing/months.ts';
import { call } from '../../shared/call.ts';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { useMonthMessages } from './messages/month-messages.ts';
import { monthKeys } from './use-months.ts';

interface MonthDialogProps {
  readonly month: string;
  readonly onClose: () => void;
}

/** Asks for the accountant's e-mail and sends the month there. */
export const SendMonthDialog = ({ month, onClose }: MonthDialogProps) => {
  const t = useMonthMessages();
  return (
    <FormDialog
      title={t('months.sendTitle')}
      defaultValues={{ email: '' }}
      schema={sendOwnMonth.body}
      submit={t('months.send')}
      send={(body) => call(sendOwnMonth, { params: { month }, body })}
      done={(_, { email }) => t('months.sent', { email })}
      failed={t('months.sendFailed')}
      affects={[monthKeys.all]}
      onClose={onClose}
    >
      <TextInput name="email" type="email" label={t('months.email')} required maxLength={254} />
    </FormDialog>
  );
};

/** Reopens a closed month, with the reason. */
export const ReopenMonthDialog = ({ month, onClose }: MonthDialogProps) => {
  const t = useMonthMessages();
  return (
    <FormDialog
      title={t('months.reopenTitle')}
      defaultValues={{ reason: '' }}
      schema={reopenOwnMonth.body}
      submit={t('months.reopen')}
      send={(body) => call(reopenOwnMonth, { params: { month }, body })}
      done={t('months.reopened')}
      failed={t('months.reopenFailed')}
      affects={[monthKeys.all]}
      onClose={onClose}
    >
      <p>{t('months.reopenText')}</p>
      <TextInput name="reason" label={t('months.reason')} required maxLength={200} />
    </FormDialog>
  );
};

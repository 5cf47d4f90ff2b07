import type * as z from 'zod';
import { businessDateOf } from '#contract/business-date.ts';
import { recordBankPayment, type BankPromise } from '#contract/payments/transfers.ts';
import { call } from '../../shared/call.ts';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { AmountInput } from '../../shared/form/AmountInput.tsx';
import { DateField } from '../../shared/form/DateField.tsx';
import { parseAmount } from '../../shared/form/parse-amount.ts';
import { parseDay, printDay } from '../../shared/form/parse-day.ts';
import { formatAmount } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePromiseMessages } from './messages/promise-messages.ts';

type Awaited = Pick<BankPromise, 'reference' | 'amount'>;
type Values = { amount: string; receivedOn: string };

const today = () => ({ receivedOn: printDay(businessDateOf(new Date())) });

/** What is read again after the money came: the payment, its document and its link are new. */
const affected = [['promises'], ['links'], ['link'], ['payments'], ['invoices'], ['invoice'], ['home']];

/** Records that the money of a promised transfer was booked; amount and day are filled in. */
export const MoneyCameDialog = ({ promise, onClose }: { promise: Awaited; onClose: () => void }) => {
  const t = usePromiseMessages();
  const language = useLanguage();
  const { reference } = promise;
  const bodyOf = ({ amount, receivedOn }: Values): z.input<typeof recordBankPayment.body> => ({
    reference,
    amount: parseAmount(amount) ?? 0,
    receivedOn: parseDay(receivedOn) ?? '',
  });
  return (
    <FormDialog
      title={t('promises.came.title')}
      defaultValues={{ ...today(), amount: formatAmount(promise.amount, language) }}
      schema={recordBankPayment.body}
      bodyOf={bodyOf}
      submit={t('promises.came.submit')}
      send={(values) => call(recordBankPayment, { body: bodyOf(values) })}
      done={t('promises.came.done')}
      failed={t('promises.came.failed')}
      affects={affected}
      onClose={onClose}
    >
      <p>{t('promises.came.text', { reference })}</p>
      <AmountInput name="amount" label={t('promises.came.amount')} currency="EUR" required />
      <DateField name="receivedOn" label={t('promises.came.receivedOn')} required />
    </FormDialog>
  );
};

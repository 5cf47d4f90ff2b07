import { returnBankLine, type BankLine } from '#contract/banking/bank-lines.ts';
import { businessDateOf } from '#contract/business-date.ts';
import { call } from '../../shared/call.ts';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { DateField } from '../../shared/form/DateField.tsx';
import { parseDay, printDay } from '../../shared/form/parse-day.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { joined } from '../../shared/format/joined.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useBankMessages } from './messages/bank-messages.ts';
import { afterMatching } from './use-bank.ts';

interface Values {
  returnedOn: string;
}

const today = () => businessDateOf(new Date());
const bodyOf = ({ returnedOn }: Values) => ({ returnedOn: parseDay(returnedOn) ?? '' });

/** Notes on which day money went back to its payer; today unless another day is chosen. */
export const ReturnDialog = ({ line, onClose }: Readonly<{ line: BankLine; onClose: () => void }>) => {
  const t = useBankMessages();
  const language = useLanguage();
  const { id, toReturn, currency, counterIban } = line;
  return (
    <FormDialog<Values, BankLine>
      title={t('bank.toReturn.title')}
      defaultValues={{ returnedOn: printDay(today()) }}
      schema={returnBankLine.body}
      bodyOf={bodyOf}
      submit={t('bank.toReturn.submit')}
      send={(values) => call(returnBankLine, { params: { id }, body: bodyOf(values) })}
      done={t('bank.returnedToast')}
      failed={t('bank.actionFailed')}
      affects={afterMatching}
      onClose={onClose}
    >
      <p>
        <strong>{joined([formatMoney(toReturn, currency, language), counterIban])}</strong>
      </p>
      <DateField name="returnedOn" label={t('bank.toReturn.day')} latest={today()} required />
    </FormDialog>
  );
};

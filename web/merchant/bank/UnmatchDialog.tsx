import { unmatchBankLine, type BankLine } from '#contract/banking/bank-lines.ts';
import { call } from '../../shared/call.ts';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { useBankMessages } from './messages/bank-messages.ts';
import { afterMatching } from './use-bank.ts';

/** Undoes what was said of a movement: its payments are taken back. */
export const UnmatchDialog = ({
  line: { id },
  onClose,
}: Readonly<{ line: BankLine; onClose: () => void }>) => {
  const t = useBankMessages();
  return (
    <FormDialog
      title={t('bank.unmatching.title')}
      defaultValues={{ reason: '' }}
      schema={unmatchBankLine.body}
      submit={t('bank.unmatching.submit')}
      send={(body) => call(unmatchBankLine, { params: { id }, body })}
      done={t('bank.newToast')}
      failed={t('bank.unmatching.failed')}
      affects={afterMatching}
      onClose={onClose}
    >
      <p>{t('bank.unmatching.text')}</p>
      <TextInput name="reason" label={t('bank.unmatching.reason')} maxLength={500} />
    </FormDialog>
  );
};

import { Typography } from '@mui/material';
import { useState } from 'react';
import { returnBankLine, type BankLine } from '#contract/banking/bank-lines.ts';
import { businessDateOf } from '#contract/business-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { joined } from '../../shared/format/joined.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { FormDialog } from '../kit/actions/FormDialog.tsx';
import { DayInput } from '../kit/lists/DayInput.tsx';
import { useBankMessages } from './messages/bank-messages.ts';

/** Records on which day the money of a movement went back to its payer. */
export const ReturnDialog = ({ line, onClose }: Readonly<{ line: BankLine; onClose: () => void }>) => {
  const t = useBankMessages();
  const language = useLanguage();
  const [today] = useState(() => businessDateOf(new Date()));
  const { id, toReturn, currency, counterIban } = line;
  return (
    <FormDialog<{ returnedOn: string }, BankLine>
      title={t('bank.returned')}
      defaultValues={{ returnedOn: today }}
      schema={returnBankLine.body}
      submit={t('bank.returned')}
      failed={t('bank.failed')}
      send={(data, { returnedOn }) => data.returnBankLine({ params: { id }, body: { returnedOn } })}
      done={t('bank.returnedDone')}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <strong>{joined([formatMoney(toReturn, currency, language), counterIban])}</strong>
      </Typography>
      <Typography>{t('bank.returnedText')}</Typography>
      <DayInput source="returnedOn" label={t('bank.returnedOn')} />
    </FormDialog>
  );
};

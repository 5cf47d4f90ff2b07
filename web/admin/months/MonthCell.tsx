import { Button } from '@mui/material';
import { useState } from 'react';
import type { MonthSummary } from '#contract/closing/months.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { formatMonth } from '../kit/fields/month.ts';
import { ToneChip } from '../kit/fields/StatusChip.tsx';
import type { MerchantMonths } from './merchant-months.ts';
import { useMonthMessages } from './messages/month-messages.ts';
import { MonthDialog } from './MonthDialog.tsx';

interface MonthCellProps {
  readonly merchant: Pick<MerchantMonths, 'id' | 'businessName'>;
  readonly month: MonthSummary | undefined;
}

const toneOf = ({ status, errors }: MonthSummary) => {
  if (status === 'CLOSED') return 'success';
  if (status === 'RUNNING') return 'neutral';
  return errors !== null && errors > 0 ? 'error' : 'warning';
};

/** The status of a month of a merchant; opens the month. */
export const MonthCell = ({ merchant, month }: MonthCellProps) => {
  const t = useMonthMessages();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  if (month === undefined) return '-';
  const name = formatMonth(month.month, language);
  const hasErrors = month.status === 'OPEN' && month.errors !== null && month.errors > 0;
  const label = hasErrors
    ? t('months.errors', { smart_count: month.errors ?? 0 })
    : t(`months.status.${month.status}`);
  return (
    <>
      <Button
        size="small"
        aria-label={`${t('months.open', { month: name, name: merchant.businessName })}: ${label}`}
        onClick={() => setOpen(true)}
        sx={{ p: 0.5 }}
      >
        <ToneChip tone={toneOf(month)} status={month.status} label={label} />
      </Button>
      {isOpen && <MonthDialog merchant={merchant} month={month.month} onClose={() => setOpen(false)} />}
    </>
  );
};

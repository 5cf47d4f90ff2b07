import { useState } from 'react';
import type { MonthDetails } from '#contract/months.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { useRights } from '../use-rights.ts';
import { MonthForm } from './MonthForm.tsx';
import { useMonthMessages } from './messages/use-month-messages.ts';
import classes from './MonthsPage.module.css';
import { useCloseMonth, useMonthSettings } from './use-months.ts';

/** Closes an open month; sends or reopens a closed one. */
export const MonthActions = ({ month: { month, status, problems } }: { month: MonthDetails }) => {
  const t = useMonthMessages();
  const holds = useRights();
  const close = useCloseMonth(month);
  const settings = useMonthSettings();
  const [open, setOpen] = useState<'send' | 'reopen'>();
  if (!holds('WRITE_DOCUMENTS') || status === 'RUNNING') return null;
  if (status === 'OPEN') {
    const hasErrors = problems.some(({ severity }) => severity === 'ERROR');
    return (
      <div className={classes['actions']}>
        <Button variant="primary" busy={close.isPending} disabled={hasErrors} onClick={() => close.mutate()}>
          {t('months.close')}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes['actions']}>
      <Button variant="primary" onClick={() => setOpen('send')}>
        {t('months.send')}
      </Button>
      <Button onClick={() => setOpen('reopen')}>{t('months.reopen')}</Button>
      {open !== undefined && (
        <MonthForm
          kind={open}
          month={month}
          recipient={settings.data?.recipient ?? ''}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
};

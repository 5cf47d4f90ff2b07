import { useState } from 'react';
import type { MonthDetails } from '#contract/closing/months.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { useRights } from '../kit/portal/use-rights.ts';
import { ReopenMonthDialog, SendMonthDialog } from './MonthDialogs.tsx';
import { useMonthMessages } from './messages/month-messages.ts';
import classes from './MonthsPage.module.css';
import { useCloseMonth, useMonthSettings, useSendMonth } from './use-months.ts';

interface ActionsProps {
  readonly month: string;
  /** The stored e-mail of the accountant; null for none. */
  readonly recipient: string | null;
}

/** Closes an open month; sends or reopens a closed one. With a stored e-mail sending is one press. */
export const MonthActions = ({ month: { month, status, problems } }: { month: MonthDetails }) => {
  const holds = useRights();
  const { data: settings } = useMonthSettings();
  if (!holds('WRITE_DOCUMENTS') || status === 'RUNNING' || settings === undefined) return null;
  const { recipient } = settings;
  const hasErrors = problems.some(({ severity }) => severity === 'ERROR');
  return (
    <div className={classes['actions']}>
      {status === 'OPEN' ? (
        <OpenMonth month={month} recipient={recipient} hasErrors={hasErrors} />
      ) : (
        <ClosedMonth month={month} recipient={recipient} />
      )}
    </div>
  );
};

const OpenMonth = ({ month, recipient, hasErrors }: ActionsProps & { readonly hasErrors: boolean }) => {
  const t = useMonthMessages();
  const close = useCloseMonth(month);
  const send = useSendMonth(month);
  const isBusy = close.isPending || send.isPending;
  return (
    <>
      {recipient !== null && (
        <Button
          variant="primary"
          busy={send.isPending}
          disabled={hasErrors || isBusy}
          onClick={() => send.press({ isOpen: true })}
        >
          {t('months.closeAndSend')}
        </Button>
      )}
      <Button
        {...(recipient === null ? { variant: 'primary' } : {})}
        busy={close.isPending}
        disabled={hasErrors || isBusy}
        onClick={() => close.press()}
      >
        {t('months.close')}
      </Button>
    </>
  );
};

const ClosedMonth = ({ month, recipient }: ActionsProps) => {
  const t = useMonthMessages();
  const send = useSendMonth(month);
  const [open, setOpen] = useState<'send' | 'reopen'>();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Button
        variant="primary"
        busy={send.isPending}
        onClick={() => (recipient === null ? setOpen('send') : send.press({ isOpen: false }))}
      >
        {t('months.send')}
      </Button>
      {recipient !== null && <Button onClick={() => setOpen('send')}>{t('months.otherEmail')}</Button>}
      <Button onClick={() => setOpen('reopen')}>{t('months.reopen')}</Button>
      {open === 'send' && <SendMonthDialog month={month} onClose={close} />}
      {open === 'reopen' && <ReopenMonthDialog month={month} onClose={close} />}
    </>
  );
};

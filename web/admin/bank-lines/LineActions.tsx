import { Button } from '@mui/material';
import { useState } from 'react';
import type { BankLine, BankSuggestion } from '#contract/banking/bank-lines.ts';
import { joined } from '../../shared/format/joined.ts';
import { ConfirmDialog } from '../kit/actions/ConfirmDialog.tsx';
import { useAction } from '../kit/actions/use-action.ts';
import { ChooseInvoices } from './ChooseInvoices.tsx';
import { useBankMessages } from './messages/bank-messages.ts';
import { ReturnDialog } from './ReturnDialog.tsx';
import { useMatchNames } from './use-match-names.ts';

type OfLine = Readonly<{ line: BankLine }>;

/** Confirms a suggestion. */
export const MatchButton = ({ line, suggestion }: OfLine & { suggestion: BankSuggestion }) => {
  const t = useBankMessages();
  const { suggested } = useMatchNames();
  const { promise, invoices } = suggestion;
  const { press, isPending } = useAction({
    send: (data) =>
      data.matchBankLine({
        params: { id: line.id },
        body:
          promise === null
            ? { invoices: invoices.map(({ invoiceId, amount }) => ({ invoiceId, amount })) }
            : { promiseId: promise.id },
      }),
    done: t('bank.matched'),
    failed: t('bank.failed'),
  });
  return (
    <Button
      variant="contained"
      size="small"
      loading={isPending}
      aria-label={t('bank.matchOf', { what: joined(suggested(suggestion), ', ') })}
      onClick={() => press()}
    >
      {t('bank.match.submit')}
    </Button>
  );
};

/** What an accountant may do with a movement in its state. */
export const LineActions = ({ line }: OfLine) => {
  if (line.state === 'MATCHED') return <Unmatch line={line} />;
  if (line.state === 'TO_RETURN') return <ToReturn line={line} />;
  if (line.state === 'IGNORED') return null;
  return (
    <>
      {line.amount > 0 && <OtherInvoices line={line} />}
      <SetAside line={line} />
    </>
  );
};

const OtherInvoices = ({ line }: OfLine) => {
  const t = useBankMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('bank.other')}
      </Button>
      {isOpen && <ChooseInvoices line={line} onClose={() => setOpen(false)} />}
    </>
  );
};

/** Money that goes back to its payer: it was sent, or it stays after all. */
const ToReturn = ({ line }: OfLine) => {
  const t = useBankMessages();
  const { id } = line;
  const [isOpen, setOpen] = useState(false);
  const { press, isPending } = useAction({
    send: (data) => data.unmatchBankLine({ params: { id }, body: {} }),
    done: t('bank.undone'),
    failed: t('bank.failed'),
  });
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t('bank.returned')}
      </Button>
      <Button variant="outlined" loading={isPending} onClick={() => press()}>
        {t('bank.notReturned')}
      </Button>
      {isOpen && <ReturnDialog line={line} onClose={() => setOpen(false)} />}
    </>
  );
};

const SetAside = ({ line: { id } }: OfLine) => {
  const t = useBankMessages();
  const { press, isPending } = useAction({
    send: (data) => data.ignoreBankLine({ params: { id } }),
    done: t('bank.state.IGNORED'),
    failed: t('bank.failed'),
  });
  return (
    <Button variant="outlined" loading={isPending} onClick={() => press()}>
      {t('bank.setAside')}
    </Button>
  );
};

const Unmatch = ({ line: { id } }: OfLine) => {
  const t = useBankMessages();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        {t('bank.unmatch')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('bank.unmatchTitle')}
          text={t('bank.unmatchText')}
          submit={t('bank.unmatch')}
          send={(data) => data.unmatchBankLine({ params: { id }, body: {} })}
          done={t('bank.undone')}
          failed={t('bank.failed')}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
};

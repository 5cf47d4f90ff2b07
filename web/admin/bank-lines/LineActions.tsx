import { Button } from '@mui/material';
import { useState } from 'react';
import type { BankLine, BankSuggestion } from '#contract/banking/bank-lines.ts';
import { joined } from '../../shared/format/joined.ts';
import { ConfirmDialog } from '../kit/actions/ConfirmDialog.tsx';
import { useAction } from '../kit/actions/use-action.ts';
import { useBankMessages } from './messages/bank-messages.ts';
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
      {t('bank.match')}
    </Button>
  );
};

/** Sets an open movement aside, or undoes a match. */
export const LineActions = ({ line }: OfLine) => {
  if (line.state === 'MATCHED') return <Unmatch line={line} />;
  return line.state === 'NEW' || line.state === 'SUGGESTED' ? <SetAside line={line} /> : null;
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

import {
  ignoreBankLine,
  matchBankLine,
  unmatchBankLine,
  type BankLine,
  type BankSuggestion,
} from '#contract/banking/bank-lines.ts';
import { call } from '../../shared/call.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { useToast } from '../../shared/state/toast.ts';
import { useBankMessages } from './messages/bank-messages.ts';
import { afterMatching } from './use-bank.ts';

/** What confirms a suggestion: its promised transfer, or its documents with the amount for each. */
const bodyOf = ({ promise, invoices }: BankSuggestion) =>
  promise === null
    ? { invoices: invoices.map(({ invoiceId, amount }) => ({ invoiceId, amount })) }
    : { promiseId: promise.id };

/** Makes a movement NEW again: undoes a match, a setting aside, or that it goes back. */
export const useBackToNew = () => {
  const t = useBankMessages();
  return useAction({
    send: ({ id }: Pick<BankLine, 'id'>) => call(unmatchBankLine, { params: { id }, body: {} }),
    done: t('bank.newToast'),
    failed: t('bank.actionFailed'),
    affects: afterMatching,
  });
};

/** Says of a press what was done, with the way back. */
export const useDoneWithUndo = () => {
  const t = useBankMessages();
  const toast = useToast();
  const { press } = useBackToNew();
  return (text: string, line: Pick<BankLine, 'id'>): void =>
    toast(text, 'success', { label: t('bank.undo'), press: () => press(line) });
};

/** Confirms a suggestion of a movement by one press. */
export const useConfirming = (line: BankLine, nameOf: (suggestion: BankSuggestion) => string) => {
  const t = useBankMessages();
  const done = useDoneWithUndo();
  return useAction({
    send: (suggestion: BankSuggestion) =>
      call(matchBankLine, { params: { id: line.id }, body: bodyOf(suggestion) }),
    failed: t('bank.actionFailed'),
    affects: afterMatching,
    onDone: (_, suggestion) => done(t('bank.matchedToast', { what: nameOf(suggestion) }), line),
  });
};

/** Sets a movement aside, and takes it up again. */
export const useSettingAside = () => {
  const t = useBankMessages();
  const done = useDoneWithUndo();
  const setAside = useAction({
    send: ({ id }: BankLine) => call(ignoreBankLine, { params: { id } }),
    failed: t('bank.actionFailed'),
    affects: afterMatching,
    onDone: (_, line) => done(t('bank.asideToast'), line),
  });
  return { setAside, backToNew: useBackToNew() };
};

import type { BankLine } from '#contract/banking/bank-lines.ts';
import { shownText } from '../../shared/format/shown-text.ts';
import { useBankMessages } from './messages/bank-messages.ts';

/** Whom a movement is with; an outgoing one may be stored without a name. */
export const useLineName = (): ((line: Pick<BankLine, 'name' | 'amount'>) => string) => {
  const t = useBankMessages();
  return ({ name, amount }) =>
    name === null ? t(amount < 0 ? 'bank.outgoing' : 'bank.incoming') : shownText(name);
};

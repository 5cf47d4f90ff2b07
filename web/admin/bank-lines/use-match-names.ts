import type { BankLine, BankSuggestion, MatchReason } from '#contract/banking/bank-lines.ts';
import { shownText } from '../../shared/format/shown-text.ts';
import { useBankMessages } from './messages/bank-messages.ts';

/** Names of movements, and of what they paid or may have paid. */
export const useMatchNames = () => {
  const t = useBankMessages();
  const invoice = (number: string | null): string => t('bank.invoice', { number: number ?? '' });
  return {
    nameOf: ({ name, amount }: BankLine): string =>
      name === null ? t(amount < 0 ? 'bank.outgoing' : 'bank.incoming') : shownText(name),
    paidBy: ({ matches }: BankLine): readonly string[] =>
      matches.map(({ invoiceNumber, paymentId, payoutId }) =>
        payoutId !== null
          ? t('bank.payout', { id: payoutId })
          : invoiceNumber === null && paymentId !== null
            ? t('bank.payment', { id: paymentId })
            : invoice(invoiceNumber),
      ),
    suggested: ({ promise, invoices }: BankSuggestion): readonly string[] =>
      promise === null
        ? invoices.map(({ invoiceNumber }) => invoice(invoiceNumber))
        : [t('bank.promised', { reference: promise.reference })],
    reasons: (reasons: readonly MatchReason[]): string =>
      t('bank.becauseOf', { reasons: reasons.map((reason) => t(`bank.reasons.${reason}`)).join(', ') }),
  };
};

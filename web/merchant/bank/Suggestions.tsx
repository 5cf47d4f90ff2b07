import { Link } from 'react-router-dom';
import type { BankLine, BankSuggestion } from '#contract/banking/bank-lines.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { joined } from '../../shared/format/joined.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { sumOf } from '../../shared/money.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import classes from './Bank.module.css';
import { useBankMessages } from './messages/bank-messages.ts';
import { Reasons } from './Reasons.tsx';
import { useMayMatch } from './use-bank.ts';
import { useConfirming } from './use-line-actions.ts';
import { useLineName } from './use-line-name.ts';

/** What a movement may have paid: the best at once, the others behind a press. */
export const Suggestions = ({ line }: { line: BankLine }) => {
  const t = useBankMessages();
  const [best, ...others] = line.suggestions;
  if (best === undefined) return null;
  return (
    <>
      <Suggestion line={line} suggestion={best} isBest />
      {others.length > 0 && (
        <details className={classes['others']}>
          <summary>{t('bank.more', { smart_count: others.length })}</summary>
          {others.map((suggestion, place) => (
            // Suggestions have no identity but their place.
            <Suggestion key={place} line={line} suggestion={suggestion} />
          ))}
        </details>
      )}
    </>
  );
};

/** Names of the documents, or of the promised transfer. */
const useSuggestionName = (): ((suggestion: BankSuggestion) => string) => {
  const t = useBankMessages();
  return ({ promise, invoices }) =>
    promise === null
      ? joined(
          invoices.map(({ invoiceNumber }) => t('bank.invoice', { number: invoiceNumber })),
          ', ',
        )
      : t('bank.promised', { reference: promise.reference });
};

type SuggestionProps = Readonly<{ line: BankLine; suggestion: BankSuggestion; isBest?: boolean }>;

const Suggestion = ({ line, suggestion, isBest = false }: SuggestionProps) => {
  const t = useBankMessages();
  const { mayMatch } = useMayMatch();
  const nameOf = useSuggestionName();
  const lineName = useLineName();
  const language = useLanguage();
  const { press, isPending } = useConfirming(line, nameOf);
  return (
    <div className={classes['suggestion']}>
      <div className={classes['words']}>
        <Documents line={line} suggestion={suggestion} />
        <Reasons reasons={suggestion.reasons} />
      </div>
      {mayMatch && (
        <Button
          variant={isBest ? 'primary' : 'secondary'}
          size="small"
          busy={isPending}
          {...(isBest && { 'data-main': true })}
          onClick={() => press(suggestion)}
        >
          {t('bank.confirm')}
          <span className="visually-hidden">
            {': '}
            {t('bank.confirmOf', {
              name: lineName(line),
              amount: formatMoney(line.amount, line.currency, language),
            })}
          </span>
        </Button>
      )}
    </div>
  );
};

const Documents = ({ line: { currency }, suggestion }: Omit<SuggestionProps, 'isBest'>) => {
  const t = useBankMessages();
  const language = useLanguage();
  const { base } = usePortal();
  const money = (amount: number): string => formatMoney(amount, currency, language);
  const { promise, invoices, isPart } = suggestion;
  if (promise !== null)
    return (
      <p>
        {joined([
          t('bank.promised', { reference: promise.reference }),
          promise.customerName ?? promise.description,
          isPart ? t('bank.part', { amount: money(promise.amount) }) : money(promise.amount),
        ])}
      </p>
    );
  const open = sumOf(invoices.map((invoice) => invoice.open));
  return (
    <p>
      {invoices.map(({ invoiceId, invoiceNumber, buyerName, amount }) => (
        <span key={invoiceId} className={classes['document']}>
          <Link to={`${base}/invoices/${invoiceId}`}>{t('bank.invoice', { number: invoiceNumber })}</Link>{' '}
          {joined([buyerName, money(amount)])}
        </span>
      ))}
      {isPart && <span className={classes['soft']}>{t('bank.part', { amount: money(open) })}</span>}
    </p>
  );
};

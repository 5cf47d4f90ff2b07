import { Link } from 'react-router-dom';
import type { BankLine } from '#contract/banking/bank-lines.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePortal } from '../kit/portal/portal.ts';
import classes from './Bank.module.css';
import { useBankMessages } from './messages/bank-messages.ts';
import { Reasons } from './Reasons.tsx';
import { useMayMatch } from './use-bank.ts';

type Match = BankLine['matches'][number];

/** What a movement paid, why, and the way back. */
export const MatchedTo = ({ line, onUnmatch }: Readonly<{ line: BankLine; onUnmatch: () => void }>) => {
  const t = useBankMessages();
  const { mayMatch } = useMayMatch();
  const byItself = line.matches.some(({ matchedBy }) => matchedBy.startsWith('system:'));
  const reasons = [...new Set(line.matches.flatMap((match) => match.reasons))];
  return (
    <div className={classes['suggestion']}>
      <div className={classes['words']}>
        {line.matches.map((match, place) => (
          // A document may be paid twice by one movement; matches have no id.
          <p key={place}>
            <Paid match={match} currency={line.currency} />
          </p>
        ))}
        {byItself && <span className={classes['soft']}>{t('bank.byItself')}</span>}
        <Reasons reasons={reasons} />
      </div>
      {mayMatch && (
        <Button variant="quiet" size="small" data-main onClick={onUnmatch}>
          {t('bank.unmatch')}
        </Button>
      )}
    </div>
  );
};

const Paid = ({ match, currency }: Readonly<{ match: Match; currency: string }>) => {
  const t = useBankMessages();
  const language = useLanguage();
  const { base } = usePortal();
  const { invoiceId, invoiceNumber, paymentId, payoutId, amount } = match;
  if (payoutId !== null)
    return <Link to={`${base}/payouts/${payoutId}`}>{t('bank.payout', { id: payoutId })}</Link>;
  return (
    <>
      {paymentId !== null && (
        <Link to={`${base}/payments/${paymentId}`}>{t('bank.payment', { id: paymentId })}</Link>
      )}
      {paymentId !== null && invoiceId !== null && ' · '}
      {invoiceId !== null && (
        <Link to={`${base}/invoices/${invoiceId}`}>{t('bank.invoice', { number: invoiceNumber ?? '' })}</Link>
      )}{' '}
      {formatMoney(amount, currency, language)}
    </>
  );
};

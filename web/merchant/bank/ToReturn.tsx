import { useState } from 'react';
import type { BankLine } from '#contract/banking/bank-lines.ts';
import { formatAmount, formatMoney } from '../../shared/format/format-money.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import classes from './Bank.module.css';
import { Copied } from './Copied.tsx';
import { useBankMessages } from './messages/bank-messages.ts';
import { ReturnDialog } from './ReturnDialog.tsx';
import { useMayMatch } from './use-bank.ts';
import { useBackToNew } from './use-line-actions.ts';

/** What came a second time: the payer's account to copy, and the day on which the money went back. */
export const ToReturn = ({ line }: { line: BankLine }) => {
  const t = useBankMessages();
  const language = useLanguage();
  const { mayWrite, mayMatch } = useMayMatch();
  const [isAsked, setAsked] = useState(false);
  const backToNew = useBackToNew();
  const { toReturn, currency, counterIban } = line;
  return (
    <div className={classes['return']}>
      <p>{t('bank.toReturn.text', { amount: formatMoney(toReturn, currency, language) })}</p>
      {counterIban === null ? (
        <p className={classes['soft']}>{t('bank.toReturn.noIban')}</p>
      ) : (
        <Copied label={t('bank.toReturn.iban')} text={counterIban} />
      )}
      <Copied label={t('bank.toReturn.amount')} text={formatAmount(toReturn, language)} />
      {mayWrite && (
        <div className={classes['actions']}>
          <Button variant="primary" size="small" data-main onClick={() => setAsked(true)}>
            {t('bank.toReturn.done')}
          </Button>
          {mayMatch && (
            <Button
              variant="quiet"
              size="small"
              busy={backToNew.isPending}
              onClick={() => backToNew.press(line)}
            >
              {t('bank.notReturned')}
            </Button>
          )}
        </div>
      )}
      {isAsked && <ReturnDialog line={line} onClose={() => setAsked(false)} />}
    </div>
  );
};

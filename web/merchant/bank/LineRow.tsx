import type { BankLine } from '#contract/banking/bank-lines.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { joined } from '../../shared/format/joined.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { Button } from '../../shared/layout/Button.tsx';
import classes from './Bank.module.css';
import { useBankMessages } from './messages/bank-messages.ts';
import { MatchedTo } from './MatchedTo.tsx';
import { Suggestions } from './Suggestions.tsx';
import { ToReturn } from './ToReturn.tsx';
import { useMayMatch } from './use-bank.ts';
import { useSettingAside } from './use-line-actions.ts';
import { useLineName } from './use-line-name.ts';

interface LineRowProps {
  readonly line: BankLine;
  readonly onChoose: () => void;
  readonly onUnmatch: () => void;
}

/** One movement: whose it is, how much, and what can be done with it. */
export const LineRow = (props: LineRowProps) => {
  const { line } = props;
  const t = useBankMessages();
  const language = useLanguage();
  const nameOf = useLineName();
  const money = (amount: number): string => formatMoney(amount, line.currency, language);
  return (
    <li className={classes['line']} data-state={line.state}>
      <div className={classes['head']}>
        <span className={classes['day']}>{formatDate(line.bookedOn)}</span>
        <strong className={classes['who']}>{nameOf(line)}</strong>
        <strong className={classes['amount']}>{money(line.amount)}</strong>
      </div>
      <p className={classes['soft']}>
        {joined([
          line.isReversal && t('bank.reversal'),
          line.text,
          line.state === 'TO_RETURN' ? null : line.counterIban,
          line.state === 'MATCHED' && line.rest > 0 && t('bank.rest', { amount: money(line.rest) }),
        ])}
      </p>
      <ByState {...props} />
    </li>
  );
};

const ByState = (props: LineRowProps) => {
  const { line, onUnmatch } = props;
  const t = useBankMessages();
  const { mayMatch } = useMayMatch();
  if (line.state === 'MATCHED') return <MatchedTo line={line} onUnmatch={onUnmatch} />;
  if (line.state === 'TO_RETURN') return <ToReturn line={line} />;
  if (line.state === 'IGNORED') return <Aside line={line} />;
  return (
    <>
      <Suggestions line={line} />
      {mayMatch && (
        <div className={classes['actions']}>
          <Button size="small" {...(line.state === 'NEW' && { 'data-main': true })} onClick={props.onChoose}>
            {t('bank.other')}
          </Button>
          <SetAside line={line} />
        </div>
      )}
    </>
  );
};

const SetAside = ({ line }: { line: BankLine }) => {
  const t = useBankMessages();
  const { setAside } = useSettingAside();
  return (
    <Button size="small" variant="quiet" busy={setAside.isPending} onClick={() => setAside.press(line)}>
      {t('bank.setAside')}
    </Button>
  );
};

/** Why it is set aside; what a person set aside may be taken up again. */
const Aside = ({ line }: { line: BankLine }) => {
  const t = useBankMessages();
  const { mayMatch } = useMayMatch();
  const { backToNew } = useSettingAside();
  return (
    <div className={classes['actions']}>
      {line.asideReason !== null && (
        <span className={classes['soft']}>{t(`bank.aside.${line.asideReason}`)}</span>
      )}
      {mayMatch && line.asideReason === 'BY_HAND' && (
        <Button
          size="small"
          variant="quiet"
          data-main
          busy={backToNew.isPending}
          onClick={() => backToNew.press(line)}
        >
          {t('bank.backToNew')}
        </Button>
      )}
    </div>
  );
};

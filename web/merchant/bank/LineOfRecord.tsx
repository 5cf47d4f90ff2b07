import { Link } from 'react-router-dom';
import type { BankLine } from '#contract/banking/bank-lines.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { joined } from '../../shared/format/joined.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { BankMessages, useBankMessages } from './messages/bank-messages.ts';
import { useLineName } from './use-line-name.ts';

/** The movement of a statement that paid a record, or with which its money arrived, with the way to it. */
export const LineOfRecord = (props: Readonly<{ line: BankLine; to: string }>) => (
  <BankMessages>
    <Line {...props} />
  </BankMessages>
);

const Line = ({ line, to }: Readonly<{ line: BankLine; to: string }>) => {
  const t = useBankMessages();
  const language = useLanguage();
  const nameOf = useLineName();
  const { base } = usePortal();
  return (
    <p>
      {t('bank.line.title')}:{' '}
      <Link to={`${base}/bank?${to}`}>
        {joined([
          formatDate(line.bookedOn),
          formatMoney(line.amount, line.currency, language),
          nameOf(line),
          line.counterIban,
        ])}
      </Link>
    </p>
  );
};

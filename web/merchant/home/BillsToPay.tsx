import { Link } from 'react-router-dom';
import type { Home } from '#contract/guidance/home.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useHomeMessages } from './messages/home-messages.ts';

interface BillsToPayProps {
  readonly bills: NonNullable<Home['bills']>;
}

/** Bills of Plateno among what waits; once one is due, with the day on which the plan ends otherwise. */
export const BillsToPay = ({ bills: { count, total, isDue, endsOn } }: BillsToPayProps) => {
  const t = useHomeMessages();
  const language = useLanguage();
  const { base } = usePortal();
  const about = { smart_count: count, amount: formatMoney(total, 'EUR', language) };
  return (
    <li>
      <Link to={`${base}/settings/plan`}>{t(`nextStep.bills.${isDue ? 'due' : 'open'}`, about)}</Link>
      {endsOn !== null && (
        <strong>
          {' '}
          {t('nextStep.bills.ends', {
            smart_count: count,
            day: formatDate(endsOn),
            plan: t('shared.plan.STARTER'),
          })}
        </strong>
      )}
    </li>
  );
};

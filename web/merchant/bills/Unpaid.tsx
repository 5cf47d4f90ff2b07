import type { OwnPlan } from '#contract/billing/own-plan.ts';
import { plans } from '#contract/merchants/plans.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { useBillMessages } from './messages/bill-messages.ts';

/** What is to be paid, and on which day the plan ends otherwise. */
export const Unpaid = ({ plan: { unpaid, state } }: { plan: OwnPlan }) => {
  const t = useBillMessages();
  const language = useLanguage();
  if (unpaid === null) return null;
  const { bills, total, endsOn } = unpaid;
  const about = { smart_count: bills, amount: formatMoney(total, 'EUR', language) };
  if (state !== 'DUE') return <Banner tone="info">{t('plan.unpaid.open', about)}</Banner>;
  return (
    <Banner tone="warning">
      <p>{t('plan.unpaid.due', about)}</p>
      {endsOn !== null && (
        <p>{t('plan.unpaid.ends', { day: formatDate(endsOn), plan: t(`shared.plan.${plans[0]}`) })}</p>
      )}
    </Banner>
  );
};

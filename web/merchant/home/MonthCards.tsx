import type { Home } from '#contract/guidance/home.ts';
import { periodName } from '../../shared/charts/period.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { StatCard, StatCards } from '../../shared/list/StatCard.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useHomeMessages } from './messages/home-messages.ts';

/** The four cards of the specification, of this month; a zero has no note. */
export const MonthCards = ({ home: { payments, invoices, links } }: { home: Home }) => {
  const t = useHomeMessages();
  const { demo } = usePortal();
  const language = useLanguage();
  const { month, monthInBgn } = payments;
  const period = { month: periodName('MONTH', month.from, language) };
  const count = (value: number) => formatNumber(value, language);
  return (
    <StatCards isSmall>
      <StatCard
        label={t('cards.revenue', period)}
        value={formatMoney(month.total, 'EUR', language)}
        notes={month.total === 0 ? [] : [formatMoney(monthInBgn, 'BGN', language)]}
      />
      <StatCard label={t('cards.payments', period)} value={count(month.count)} />
      <StatCard
        label={t('cards.pendingInvoices')}
        value={count(invoices.pending)}
        notes={invoices.overdue === 0 ? [] : [t('cards.overdue', { smart_count: invoices.overdue })]}
      />
      <StatCard label={t('cards.activeLinks')} value={count(links.active)} />
      {demo?.figures.map(({ label, value }) => (
        <StatCard key={label} label={label} value={value} />
      ))}
    </StatCards>
  );
};

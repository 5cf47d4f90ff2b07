import { Link } from 'react-router-dom';
import type { Home } from '#contract/guidance/home.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useHomeMessages } from './messages/home-messages.ts';

type Props = Readonly<{ schedules: NonNullable<Home['schedules']> }>;

/** What recurring invoices make in the next thirty days, and the periods that wait; nothing where neither is. */
export const Upcoming = ({ schedules: { upcoming, waiting } }: Props) => {
  const t = useHomeMessages();
  const language = useLanguage();
  const { base } = usePortal();
  const coming = upcoming.filter(({ documents }) => documents > 0);
  if (coming.length === 0 && waiting === 0) return null;
  return (
    <Panel title={t('upcoming.title')}>
      {waiting > 0 && (
        <p>
          <Link to={`${base}/schedules`}>{t('upcoming.waiting', { smart_count: waiting })}</Link>
        </p>
      )}
      {coming.map(({ currency, documents, total }) => (
        <p key={currency}>
          <Link to={`${base}/schedules`}>
            {t('upcoming.documents', {
              smart_count: documents,
              amount: formatMoney(total, currency, language),
            })}
          </Link>
        </p>
      ))}
    </Panel>
  );
};

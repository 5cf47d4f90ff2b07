import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listOwnMandates } from '#contract/payments/card-mandates.ts';
import { listOwnProformas } from '#contract/proformas/proformas.ts';
import { listOwnSchedules } from '#contract/schedules/schedules.ts';
import { call } from '../../shared/call.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { pageOf } from '../../shared/list/page-of.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { ProformaMessages, useProformaMessages } from './proformas/messages/proforma-messages.ts';
import { ProformaChip } from './proformas/ProformaChip.tsx';
import { KeptCard } from './schedules/KeptCard.tsx';
import { ScheduleMessages, useScheduleMessages } from './schedules/messages/schedule-messages.ts';
import { ScheduleChip } from './schedules/ScheduleChip.tsx';

type Props = Readonly<{ customerId: number }>;
const few = { page: 0, size: 5 } as const;

/** What repeats for a customer, the proformas of it and the card that stays; nothing where there is none. */
const CustomerSales = (props: Props) => (
  <ScheduleMessages>
    <ProformaMessages>
      <Schedules {...props} />
      <Card {...props} />
      <Proformas {...props} />
    </ProformaMessages>
  </ScheduleMessages>
);
export default CustomerSales;

const Schedules = ({ customerId }: Props) => {
  const t = useScheduleMessages();
  const language = useLanguage();
  const { base } = usePortal();
  const query = { ...few, customerId };
  const { data } = useQuery({
    queryKey: ['schedules', query],
    queryFn: async () => pageOf(await call(listOwnSchedules, { query })).rows,
  });
  if (!data || data.length === 0) return null;
  return (
    <Panel title={t('schedule.title')}>
      <ul>
        {data.map((schedule) => (
          <li key={schedule.id}>
            <Link to={`${base}/schedules/${schedule.id}`}>{schedule.about}</Link>{' '}
            {formatMoney(schedule.total, schedule.currency, language)}{' '}
            {schedule.nextOn !== null && formatDate(schedule.nextOn)} <ScheduleChip schedule={schedule} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};

const Card = ({ customerId }: Props) => {
  const query = { ...few, customerId, state: 'ACTIVE' } as const;
  const { data } = useQuery({
    queryKey: ['mandates', query],
    queryFn: async () => pageOf(await call(listOwnMandates, { query })).rows,
  });
  const [mandate] = data ?? [];
  if (mandate === undefined) return null;
  return <KeptCard card={{ ...mandate, mandateId: mandate.id }} currency={mandate.currency} />;
};

const Proformas = ({ customerId }: Props) => {
  const t = useProformaMessages();
  const language = useLanguage();
  const { base } = usePortal();
  const query = { ...few, customerId };
  const { data } = useQuery({
    queryKey: ['proformas', query],
    queryFn: async () => pageOf(await call(listOwnProformas, { query })).rows,
  });
  if (!data || data.length === 0) return null;
  return (
    <Panel title={t('proforma.title')}>
      <ul>
        {data.map(({ id, kind, number, total, currency, state }) => (
          <li key={id}>
            <Link to={`${base}/proformas/${id}`}>
              {t('proforma.numbered', { kind: t(`proforma.kinds.${kind}`), number })}
            </Link>{' '}
            {formatMoney(total, currency, language)} <ProformaChip state={state} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};

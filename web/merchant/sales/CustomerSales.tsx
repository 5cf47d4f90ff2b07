import { useQuery } from '@tanstack/react-query';
import { listOwnMandates } from '#contract/payments/card-mandates.ts';
import { listOwnProformas } from '#contract/proformas/proformas.ts';
import { listOwnSchedules } from '#contract/schedules/schedules.ts';
import { call } from '../../shared/call.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { joined } from '../../shared/format/joined.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { pageOf } from '../../shared/list/page-of.ts';
import { RecordRows } from '../../shared/list/RecordRows.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { ProformaMessages, useProformaMessages } from './proformas/messages/proforma-messages.ts';
import { ProformaChip } from './proformas/ProformaChip.tsx';
import { EndedCard, KeptCard } from './schedules/KeptCard.tsx';
import { ScheduleMessages, useScheduleMessages } from './schedules/messages/schedule-messages.ts';
import { ScheduleChip } from './schedules/ScheduleChip.tsx';
import { useRhythm } from './schedules/use-schedules.ts';

type Props = Readonly<{ customerId: number }>;
/** More than a customer has; the others are in the lists. */
const most = { page: 0, size: 20 } as const;

/** What repeats for a customer, the card that stays and the proformas; nothing where there is none. */
const CustomerSales = (props: Props) => {
  if (!useRights()('EXPORT')) return null;
  return (
    <ScheduleMessages>
      <ProformaMessages>
        <Schedules {...props} />
        <Card {...props} />
        <Proformas {...props} />
      </ProformaMessages>
    </ScheduleMessages>
  );
};
export default CustomerSales;

const Schedules = ({ customerId }: Props) => {
  const t = useScheduleMessages();
  const language = useLanguage();
  const rhythm = useRhythm();
  const { base } = usePortal();
  const query = { ...most, customerId };
  const { data } = useQuery({
    queryKey: ['schedules', query],
    queryFn: async () => pageOf(await call(listOwnSchedules, { query })).rows,
  });
  if (!data || data.length === 0) return null;
  return (
    <Panel title={t('schedule.title')}>
      <RecordRows
        label={t('schedule.title')}
        rows={data.map((schedule) => ({
          to: `${base}/schedules/${schedule.id}`,
          what: schedule.about,
          when: joined([
            schedule.state === 'ACTIVE' &&
              schedule.nextOn !== null &&
              t('schedule.nextOn', { date: formatDate(schedule.nextOn) }),
            rhythm(schedule),
          ]),
          amount: formatMoney(schedule.total, schedule.currency, language),
          chip: <ScheduleChip schedule={schedule} />,
        }))}
      />
    </Panel>
  );
};

/** The newest agreement, and why it is none any more. */
const Card = ({ customerId }: Props) => {
  const query = { page: 0, size: 1, customerId } as const;
  const { data } = useQuery({
    queryKey: ['mandates', query],
    queryFn: async () => pageOf(await call(listOwnMandates, { query })).rows,
  });
  const [mandate] = data ?? [];
  if (mandate === undefined) return null;
  if (mandate.state === 'ENDED') return <EndedCard mandate={mandate} />;
  return <KeptCard card={{ ...mandate, mandateId: mandate.id }} currency={mandate.currency} />;
};

const Proformas = ({ customerId }: Props) => {
  const t = useProformaMessages();
  const language = useLanguage();
  const { base } = usePortal();
  const query = { ...most, customerId };
  const { data } = useQuery({
    queryKey: ['proformas', query],
    queryFn: async () => pageOf(await call(listOwnProformas, { query })).rows,
  });
  if (!data || data.length === 0) return null;
  return (
    <Panel title={t('proforma.title')}>
      <RecordRows
        label={t('proforma.title')}
        rows={data.map(({ id, kind, number, about, total, currency, state }) => ({
          to: `${base}/proformas/${id}`,
          what: about,
          when: t('proforma.numbered', { kind: t(`proforma.kinds.${kind}`), number }),
          amount: formatMoney(total, currency, language),
          chip: <ProformaChip state={state} />,
        }))}
      />
    </Panel>
  );
};

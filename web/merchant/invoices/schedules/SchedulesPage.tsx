import { planHas } from '#contract/merchants/plans.ts';
import { listOwnSchedules, scheduleStates, type ScheduleSummary } from '#contract/schedules/schedules.ts';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { joined } from '../../../shared/format/joined.ts';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { ButtonLink } from '../../../shared/layout/Button.tsx';
import { Facts } from '../../../shared/layout/Facts.tsx';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { choicesOf } from '../../../shared/list/status-tabs.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import { Skeleton } from '../../../shared/state/Skeleton.tsx';
import { NotInPlan } from '../../kit/dialogs/NotInPlan.tsx';
import type { Field, ListDefinition } from '../../kit/lists/list-definition.ts';
import { ListScreen } from '../../kit/lists/ListScreen.tsx';
import { Person } from '../../kit/lists/Person.tsx';
import { RecordsLayout } from '../../kit/lists/RecordsLayout.tsx';
import { useList } from '../../kit/lists/use-list.ts';
import { usePortal } from '../../kit/portal/portal.ts';
import { useMerchant } from '../../kit/portal/queries.ts';
import { useRights } from '../../kit/portal/use-rights.ts';
import { SaleTabs } from '../sale-tabs.tsx';
import {
  ScheduleChip,
  ScheduleMessages,
  useNext,
  useRhythm,
  useScheduleFigures,
  useScheduleMessages,
} from '../../sales/index.ts';

/** What repeats, with the schedule of the nested route beside it. */
const SchedulesPage = () => (
  <ScheduleMessages>
    <RecordsLayout path={`${usePortal().base}/schedules`}>
      <SaleTabs />
      <Screen />
    </RecordsLayout>
  </ScheduleMessages>
);
export default SchedulesPage;

const Screen = () => {
  const list = useList(useScheduleList());
  const isEmpty = list.query.data?.total === 0 && Object.keys(list.list.filters).length === 0;
  return (
    // The first step of a merchant without any stands in another place than rows: nothing of them moves.
    <ListScreen key={isEmpty ? 'empty' : 'rows'} of={list} action={<Write />}>
      {!isEmpty && <Figures />}
    </ListScreen>
  );
};

const Write = () => {
  const t = useScheduleMessages();
  const { base, isDemo } = usePortal();
  const mayWrite = useRights()('WRITE_DOCUMENTS') && !isDemo;
  const { data: merchant } = useMerchant();
  if (!mayWrite || merchant === undefined) return null;
  if (!planHas(merchant.plan, 'schedules')) return <NotInPlan feature="schedules" />;
  return (
    <ButtonLink to={`${base}/schedules/new`} variant="primary">
      <Icon name="plus" />
      {t('schedule.write')}
    </ButtonLink>
  );
};

/** What comes in the next thirty days, and the average a month, by currency. */
const Figures = () => {
  const t = useScheduleMessages();
  const language = useLanguage();
  const { data, isError } = useScheduleFigures();
  if (isError) return null;
  const each = (text: (of: Upcoming) => string) =>
    data === undefined ? (
      <Skeleton characters={20} />
    ) : (
      joined(data.upcoming.map(text)) || t('schedule.noNext')
    );
  const documents = ({ documents: smart_count, total, currency }: Upcoming): string =>
    t('schedule.upcomingCount', { smart_count, amount: formatMoney(total, currency, language) });
  const perMonth = (of: Upcoming): string => formatMoney(of.perMonth, of.currency, language);
  return (
    <Panel>
      <Facts
        facts={[
          [t('schedule.upcoming'), each(documents)],
          [t('schedule.perMonth'), each(perMonth)],
        ]}
      />
    </Panel>
  );
};

type Upcoming = NonNullable<ReturnType<typeof useScheduleFigures>['data']>['upcoming'][number];

const useScheduleList = (): ListDefinition<typeof listOwnSchedules> => {
  const t = useScheduleMessages();
  const { base } = usePortal();
  return {
    name: 'schedules',
    endpoint: listOwnSchedules,
    // The tabs of the list are its states.
    input: ({ filters: { status, ...filters }, ...place }) => ({
      query: { ...place, ...filters, ...(status !== undefined && { state: status }) } as object,
    }),
    label: t('schedule.title'),
    subtitle: t('schedule.subtitle'),
    sortBy: 'waiting',
    to: ({ id }) => `${base}/schedules/${id}`,
    fields: useFields(),
    filters: [
      { name: 'waits', label: t('schedule.state'), choices: [{ value: 'true', label: t('schedule.waits') }] },
    ],
    statuses: choicesOf(scheduleStates, (state) => t(`schedule.tabs.${state}`)),
    searchHint: t('schedule.searchHint'),
    failed: t('schedule.failed'),
    empty: { icon: 'calendar', title: t('schedule.none'), hint: t('schedule.noneHint') },
  };
};

const useFields = (): readonly Field<ScheduleSummary>[] => {
  const t = useScheduleMessages();
  const language = useLanguage();
  const rhythm = useRhythm();
  const next = useNext();
  return [
    {
      key: 'customer',
      label: t('schedule.customer'),
      opens: true,
      place: 'what',
      cell: ({ customerName, id }) => <Person name={customerName} detail={`№ ${id}`} />,
      compact: ({ customerName }) => customerName,
    },
    {
      key: 'total',
      label: t('schedule.total'),
      sortBy: 'total',
      align: 'end',
      isFixed: true,
      place: 'amount',
      cell: ({ total, currency }) => formatMoney(total, currency, language),
    },
    { key: 'about', label: t('schedule.about'), cell: ({ about }) => about },
    { key: 'rhythm', label: t('schedule.rhythm'), cell: rhythm },
    {
      key: 'next',
      label: t('schedule.next'),
      sortBy: 'nextOn',
      whole: true,
      place: 'when',
      cell: next,
      compact: (schedule) => joined([next(schedule), schedule.about]),
    },
    {
      key: 'state',
      label: t('schedule.state'),
      whole: true,
      place: 'chip',
      cell: (schedule) => <ScheduleChip schedule={schedule} />,
    },
  ];
};

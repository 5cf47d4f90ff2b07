import { useQuery } from '@tanstack/react-query';
import { Stack } from '@mui/material';
import { DataTable, SimpleList } from 'react-admin';
import type { PlanPeriod, PlanState } from '#contract/billing/own-plan.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { joined } from '../../shared/format/joined.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { BillsOfMerchant } from '../bills/index.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { Facts } from '../kit/fields/Facts.tsx';
import { Rows } from '../kit/fields/Rows.tsx';
import { ToneChip } from '../kit/fields/StatusChip.tsx';
import { useActorMessages } from '../kit/fields/use-actor-messages.ts';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { Loading } from '../kit/layout/Loading.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import type { en } from '../kit/messages/en.ts';
import { ChangePlan } from './ChangePlan.tsx';

const tones = { TRIAL: 'info', ACTIVE: 'success', DUE: 'error' } as const;

/** The plan of a merchant with its history, and its bills. */
export const MerchantPlan = ({ merchant }: { merchant: Merchant }) => {
  const t = useMessages<typeof en>();
  return (
    <Stack sx={{ gap: 3 }}>
      <Plans merchant={merchant} />
      <Panel title={t('admin.menu.bills')}>
        <BillsOfMerchant />
      </Panel>
    </Stack>
  );
};

const Plans = ({ merchant }: { merchant: Merchant }) => {
  const t = useMessages<typeof en>();
  const dataProvider = useAdminData();
  const { data, error, refetch } = useQuery({
    queryKey: ['merchants', 'plans', merchant.id],
    queryFn: ({ signal }) => dataProvider.listPlanPeriods({ params: { id: merchant.id } }, { signal }),
  });
  if (error) return <ErrorAlert error={error} fallback={t('admin.broken')} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <Panel title={t('resources.merchants.fields.plan')} action={<ChangePlan merchant={merchant} />}>
      <Facts
        facts={[
          [t('resources.merchants.fields.plan'), t(`shared.plan.${merchant.plan}`)],
          [t('resources.merchants.fields.status'), <State key="state" state={data.state} />],
        ]}
      />
      <Periods periods={data.periods} />
    </Panel>
  );
};

const State = ({ state }: { state: PlanState }) => {
  const t = useMessages<typeof en>();
  return <ToneChip tone={tones[state]} status={state} label={t(`admin.merchants.plans.states.${state}`)} />;
};

type Row = PlanPeriod & Readonly<{ id: string }>;

/** Without an end while none is set. */
const daysOf = ({ from, until }: PlanPeriod): string =>
  `${formatDate(from)} – ${until === null ? '…' : formatDate(until)}`;

const Periods = ({ periods }: { periods: readonly PlanPeriod[] }) => {
  const t = useMessages<typeof en>();
  const whoOf = useActorMessages();
  const rows = periods.map((period, place): Row => ({ ...period, id: `${period.from} ${place}` }));
  return (
    <Rows<Row> rows={rows} cards={<PeriodCards />}>
      <DataTable.Col<Row>
        source="plan"
        label="resources.merchants.fields.plan"
        render={({ plan }) => t(`shared.plan.${plan}`)}
      />
      <DataTable.Col<Row> source="from" label="admin.merchants.plans.days" render={daysOf} />
      <DataTable.Col<Row>
        source="kind"
        label="admin.merchants.plans.kind"
        render={({ kind }) => t(`admin.merchants.plans.kinds.${kind}`)}
      />
      <DataTable.Col<Row>
        source="chosenBy"
        label="admin.actor"
        render={({ chosenBy }) => whoOf({ actor: chosenBy })}
      />
      <DataTable.Col<Row> source="reason" label="admin.reason" render={({ reason }) => reason ?? '-'} />
    </Rows>
  );
};

const PeriodCards = () => {
  const t = useMessages<typeof en>();
  const whoOf = useActorMessages();
  return (
    <SimpleList<Row>
      rowClick={false}
      primaryText={({ plan, kind }) =>
        joined([t(`shared.plan.${plan}`), t(`admin.merchants.plans.kinds.${kind}`)])
      }
      secondaryText={(it) => joined([daysOf(it), whoOf({ actor: it.chosenBy }), it.reason])}
    />
  );
};

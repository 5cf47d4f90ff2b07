import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { useRights } from '../kit/portal/use-rights.ts';
import { BillList } from './BillList.tsx';
import { BillMessages, useBillMessages } from './messages/bill-messages.ts';
import { OwnPlanPanel } from './OwnPlanPanel.tsx';
import { PlanCards } from './PlanCards.tsx';
import { Unpaid } from './Unpaid.tsx';
import { useOwnPlan } from './use-plan.ts';
import { WantedPlanBanner } from './WantedPlanBanner.tsx';

/** The plan with its price and limits, the plans that can be chosen, and the bills of Plateno. */
export const PlanPage = () => (
  <BillMessages>
    <Content />
  </BillMessages>
);

/** The page of the demo, which has no settings around it. */
export const SamplePlanPage = () => (
  <BillMessages>
    <Title />
    <PlanPage />
  </BillMessages>
);

const Title = () => <PageTitle title={useBillMessages()('plan.title')} />;

/** What is to be paid stands before the plans that can be chosen. */
const Content = () => {
  const t = useBillMessages();
  const holds = useRights();
  const { data: plan, error, refetch } = useOwnPlan();
  if (plan === undefined)
    return error ? (
      <ErrorBanner error={error} fallback={t('plan.failed')} onRetry={() => void refetch()} />
    ) : (
      <Loading />
    );
  const bills = holds('EXPORT') && <BillList />;
  return (
    <>
      <Unpaid plan={plan} />
      <WantedPlanBanner plan={plan} />
      <OwnPlanPanel plan={plan} />
      {plan.unpaid !== null && bills}
      <PlanCards plan={plan} />
      {plan.unpaid === null && bills}
    </>
  );
};

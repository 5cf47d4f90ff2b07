import { useState } from 'react';
import type { OwnPlan } from '#contract/billing/own-plan.ts';
import { isLargerPlan, type Plan } from '#contract/merchants/plans.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useMerchant } from '../kit/portal/queries.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { useBillMessages } from './messages/bill-messages.ts';
import { PlanDialog } from './PlanDialog.tsx';

/** The plan that was chosen before the registration, offered first; nothing once it is had or follows. */
export const WantedPlanBanner = ({ plan: own }: { plan: OwnPlan }) => {
  const wanted = useMerchant().data?.wantedPlan ?? null;
  const mayChoose = useRights()('MANAGE_MERCHANT') && own.isOffered;
  if (wanted === null || !mayChoose || !isLargerPlan(wanted, own.plan) || wanted === own.next?.plan)
    return null;
  return <Offer own={own} plan={wanted} />;
};

const Offer = ({ own, plan }: { own: OwnPlan; plan: Plan }) => {
  const t = useBillMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Banner
        tone="info"
        action={
          <Button variant="primary" size="small" onClick={() => setOpen(true)}>
            {t('plan.wanted.action')}
          </Button>
        }
      >
        {t('plan.wanted.text', { plan: t(`shared.plan.${plan}`) })}
      </Banner>
      {isOpen && <PlanDialog own={own} wanted={{ plan, trial: false }} onClose={() => setOpen(false)} />}
    </>
  );
};

import { subscription, type Events, type Subscription } from '#kernel/events.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import { PlanChanged } from '../../domain/plan-changed.ts';

/** Another plan is a fact that the programs of the merchant learn of. */
export const onPlanChanged = ({ events }: Readonly<{ events: Events }>): Subscription =>
  subscription(PlanChanged, ({ merchantId, from }) =>
    events.publish(MerchantFactHappened, {
      type: 'plan.changed',
      merchantId,
      subjectId: merchantId,
      previous: { plan: from },
    }),
  );

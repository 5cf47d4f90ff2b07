import { Link } from 'react-router-dom';
import {
  plansWith,
  smallestPlanFor,
  type Plan,
  type PlanFeature,
  type PlanLimit,
} from '#contract/merchants/plans.ts';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';
import classes from './NotInPlan.module.css';
import { usePortal } from '../portal/portal.ts';

/** A feature that the merchant's plan lacks, or a limit of which `most` are had already. */
type NotInPlanProps = Readonly<{ feature: PlanFeature } | { limit: PlanLimit; most: number }>;

/** Stands in the place of a button that the plan does not allow: which plan does, with the way to it. */
export const NotInPlan = (props: NotInPlanProps) => {
  const t = useMerchantMessages();
  const { base } = usePortal();
  const plan = planFor(props);
  return (
    <p className={classes['line']}>
      <Icon name="lock" size={16} />
      <span>
        {'limit' in props && t(`merchant.plans.most.${props.limit}`, { smart_count: props.most })}{' '}
        {plan !== null && (
          <Link to={`${base}/settings/plan`}>
            {t(`merchant.plans.${'limit' in props ? 'moreIn' : 'includedIn'}`, {
              plan: t(`shared.plan.${plan}`),
            })}
          </Link>
        )}
      </span>
    </p>
  );
};

/** The smallest plan that allows it; null when none does. */
const planFor = (props: NotInPlanProps): Plan | null =>
  'limit' in props ? smallestPlanFor(props.limit, props.most + 1) : plansWith(props.feature)[0]!;

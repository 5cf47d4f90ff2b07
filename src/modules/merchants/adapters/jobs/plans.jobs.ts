import { addDays, businessDateOf } from '#kernel/business-date.ts';
import { jobHandler, jobType, type JobHandler } from '#kernel/jobs.ts';
import { trialDays } from '#kernel/plans.ts';
import { useCase } from '#platform/define-module.ts';
import type { Database } from '#platform/database/database.ts';
import { BeginPlan, trialMailDays } from '../../application/begin-plan.ts';
import { MerchantNotFound } from '../../domain/failures.ts';
import { merchantsAtOnce, merchantsToBegin } from '../postgres/plan-statements.ts';

/** Begins the plans that are due. */
const applyPlans = jobType('merchants.apply-plans', 3);

type Deps = ConstructorParameters<typeof BeginPlan>[0] & Readonly<{ database: Database }>;

/** One transaction a merchant; a failing one does not stop the others. @throws AggregateError with all errors */
const beginAll = async (deps: Deps): Promise<void> => {
  const beginPlan = useCase(BeginPlan, deps);
  const today = businessDateOf(deps.clock.now());
  const lastDay = trialDays - 1;
  const trialBegan = {
    from: addDays(today, -lastDay - trialMailDays),
    to: addDays(today, -lastDay + trialMailDays),
  };
  const errors: unknown[] = [];
  for (let after = 0; ;) {
    const ids = await merchantsToBegin(deps.database, { today, trialBegan, after });
    for (const merchantId of ids)
      await beginPlan.execute({ merchantId }).catch((error: unknown) => {
        // Closed meanwhile.
        if (!(error instanceof MerchantNotFound)) errors.push(error);
      });
    if (ids.length < merchantsAtOnce) break;
    after = ids.at(-1)!;
  }
  if (errors.length > 0) throw new AggregateError(errors, 'plans of merchants did not begin');
};

/** Soon after midnight, and when a worker starts: what began while none ran. */
export const planJobs = (deps: Deps): JobHandler[] => [
  jobHandler(applyPlans, () => beginAll(deps), '5 0 * * *', { atStart: true }),
];

import { jobHandler, jobType, type JobHandler } from '#kernel/jobs.ts';
import { MerchantReferences, PlanUses } from '#modules/merchants/index.ts';
import { joinContributions } from '#platform/contributions.ts';
import { adapter, defineModule, type Made } from '#platform/define-module.ts';
import { IdentifyKey, IsKeyLive } from '#platform/http/identify.ts';
import { integrationUses } from './adapters/postgres/count-limited.ts';
import { divideAllByPlan } from './adapters/postgres/divide-by-plan.ts';
import { SqlApiKeys } from './adapters/postgres/sql-api-keys.ts';
import { sqlIntegrationReferences } from './adapters/postgres/sql-integration-references.ts';
import { auditActions, auditSubjects } from './domain/audit-actions.ts';
import { deliveriesPart, deliveryAdapters } from './integrations.deliveries.ts';
import { eventsPart } from './integrations.events.ts';
import { keysApi, keysPart } from './integrations.keys.ts';
import { testEventsPart } from './integrations.test-events.ts';
import { integrationsNeeds, type IntegrationsNeeds } from './integrations.needs.ts';

/** At 04:30 in Sofia. */
const divideByPlanJob = jobType('integrations.divide-by-plan');
const divisionJob = (deps: IntegrationsNeeds & Made<typeof deliveryAdapters>): JobHandler =>
  jobHandler(divideByPlanJob, () => divideAllByPlan({ ...deps, keys: new SqlApiKeys(deps) }), '30 4 * * *');

export const integrationsModule = defineModule({
  name: 'integrations',
  needs: integrationsNeeds,
  adapters: { ...deliveryAdapters },
  contributes: {
    references: adapter(MerchantReferences, sqlIntegrationReferences),
    uses: adapter(PlanUses, integrationUses),
  },
  provides: { identifyKey: IdentifyKey, isKeyLive: IsKeyLive },
  create: (deps) => ({
    api: keysApi(deps),
    ...joinContributions([
      keysPart(deps),
      eventsPart(deps),
      deliveriesPart(deps),
      testEventsPart(deps),
      { routes: [], jobs: [divisionJob(deps)], auditActions, auditSubjects },
    ]),
  }),
});

import { joinContributions } from '#platform/contributions.ts';
import { adapter, defineModule } from '#platform/define-module.ts';
import { MerchantReferences } from '#modules/merchants/index.ts';
import { sqlIntegrationReferences } from './adapters/postgres/sql-integration-references.ts';
import { auditActions, auditSubjects } from './domain/audit-actions.ts';
import { deliveriesPart } from './integrations.deliveries.ts';
import { eventsPart } from './integrations.events.ts';
import { keysPart } from './integrations.keys.ts';
import { integrationsNeeds } from './integrations.needs.ts';

export const integrationsModule = defineModule({
  name: 'integrations',
  needs: integrationsNeeds,
  adapters: {},
  contributes: { references: adapter(MerchantReferences, sqlIntegrationReferences) },
  provides: {},
  create: (deps) => ({
    api: {},
    ...joinContributions([
      keysPart(deps),
      eventsPart(deps),
      deliveriesPart(deps),
      { routes: [], auditActions, auditSubjects },
    ]),
  }),
});

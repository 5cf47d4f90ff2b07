import { MerchantReferences } from '#modules/merchants/index.ts';
import { joinContributions } from '#platform/contributions.ts';
import { adapter, defineModule } from '#platform/define-module.ts';
import { IdentifyKey, IsKeyLive } from '#platform/http/identify.ts';
import { sqlIntegrationReferences } from './adapters/postgres/sql-integration-references.ts';
import { auditActions, auditSubjects } from './domain/audit-actions.ts';
import { deliveriesPart, deliveryAdapters } from './integrations.deliveries.ts';
import { eventsPart } from './integrations.events.ts';
import { keysApi, keysPart } from './integrations.keys.ts';
import { testEventsPart } from './integrations.test-events.ts';
import { integrationsNeeds } from './integrations.needs.ts';

export const integrationsModule = defineModule({
  name: 'integrations',
  needs: integrationsNeeds,
  adapters: { ...deliveryAdapters },
  contributes: { references: adapter(MerchantReferences, sqlIntegrationReferences) },
  provides: { identifyKey: IdentifyKey, isKeyLive: IsKeyLive },
  create: (deps) => ({
    api: keysApi(deps),
    ...joinContributions([
      keysPart(deps),
      eventsPart(deps),
      deliveriesPart(deps),
      testEventsPart(deps),
      { routes: [], auditActions, auditSubjects },
    ]),
  }),
});

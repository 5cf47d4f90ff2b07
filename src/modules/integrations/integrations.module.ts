import { joinContributions } from '#platform/contributions.ts';
import { defineModule } from '#platform/define-module.ts';
import { auditActions, auditSubjects } from './domain/audit-actions.ts';
import { deliveriesPart, deliveryAdapters } from './integrations.deliveries.ts';
import { eventsPart } from './integrations.events.ts';
import { keysPart } from './integrations.keys.ts';
import { integrationsNeeds } from './integrations.needs.ts';

export const integrationsModule = defineModule({
  name: 'integrations',
  needs: integrationsNeeds,
  adapters: { ...deliveryAdapters },
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

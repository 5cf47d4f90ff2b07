import { merchantEventCatalogue } from '#contract/integrations/merchant-event-catalogue.ts';
import { triggerTestEvent } from '#contract/integrations/test-events.ts';
import { currentVersion } from '#contract/versions.ts';
import type { MerchantFactType } from '#kernel/merchant-fact.ts';
import type { Contributions } from '#platform/contributions.ts';
import { useCase } from '#platform/define-module.ts';
import { exampleOf } from '#platform/http/openapi-schemas.ts';
import { serve } from '#platform/http/route.ts';
import { takeTest } from './adapters/http/sending-limits.ts';
import { lastEventId } from './adapters/postgres/list-events.ts';
import { storeEvents } from './adapters/postgres/store-events.ts';
import { TriggerTestEvent } from './application/trigger-test-event.ts';
import { keyModeOf } from './domain/api-key.ts';
import { eventIdOf, type EventContent } from './domain/merchant-event.ts';
import type { IntegrationsNeeds } from './integrations.needs.ts';

const sampleOf = (type: MerchantFactType): EventContent => {
  const { object, previous } = merchantEventCatalogue[type];
  return { object: exampleOf(object) as EventContent['object'], previous };
};

/** The part of the module for events with sample data. */
export const testEventsPart = (deps: IntegrationsNeeds): Contributions => {
  const trigger = useCase(TriggerTestEvent, {
    ...deps,
    mode: keyModeOf(deps.config.stripe.secretKey),
    version: currentVersion,
    sampleOf,
    store: (drafts) => storeEvents(deps, drafts),
    lastEventId: (merchantId) => lastEventId(deps, merchantId),
  });
  return {
    routes: [
      serve(triggerTestEvent, async ({ body: { type }, caller: { actor } }) => {
        await takeTest(deps.limits, actor);
        return { eventId: eventIdOf(await trigger.execute({ actor, type })) };
      }),
    ],
  };
};

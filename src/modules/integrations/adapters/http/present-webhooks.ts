import type * as contract from '#contract/integrations/webhook-endpoints.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import { headersOf } from '../../application/delivery-headers.ts';
import { bodyOf, eventIdOf } from '../../domain/merchant-event.ts';
import { eventInVersion } from '../postgres/event-in-version.ts';
import type { DeliveryView, FoundDelivery } from '../postgres/list-deliveries.ts';
import type { EndpointView } from '../postgres/list-endpoints.ts';

export const presentEndpoint = ({ isBeyondPlan, ...endpoint }: EndpointView): contract.WebhookEndpoint => ({
  ...endpoint,
  ...(isBeyondPlan && { isBeyondPlan }),
});

export const presentDelivery = ({
  id: _id,
  eventId,
  ...delivery
}: DeliveryView): contract.WebhookDelivery => ({
  eventId: eventIdOf(eventId),
  ...delivery,
});

type Said = Readonly<{
  messages: Messages;
  language: Language;
  now: Date;
  /** Body and answers hold data of customers. */
  showsContent: boolean;
}>;

/** One delivery with the request as it would be made now. */
export const presentDetails = (
  { url, version }: EndpointView,
  { delivery, event, tries }: FoundDelivery,
  { messages, language, now, showsContent }: Said,
): contract.WebhookDeliveryDetails => ({
  ...presentDelivery(delivery),
  url,
  headers: headersOf({ id: eventIdOf(event.id), at: now }),
  body: showsContent ? bodyOf(eventInVersion(version, event)) : null,
  tries: tries.map(({ error, answer, ...attempt }) => ({
    ...attempt,
    error: error === null ? null : messages.say(language, `webhooks.error.${error}`),
    answer: showsContent ? answer : null,
  })),
});

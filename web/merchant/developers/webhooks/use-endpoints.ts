import { useQuery } from '@tanstack/react-query';
import { listEventTypes } from '#contract/integrations/merchant-events.ts';
import {
  changeWebhookEndpoint,
  getDelivery,
  getWebhookEndpoint,
  listWebhookEndpoints,
  maxEndpoints,
  resendDelivery,
  type WebhookEndpoint,
} from '#contract/integrations/webhook-endpoints.ts';
import { call } from '../../../shared/call.ts';
import { useAction } from '../../../shared/form/use-sending.ts';
import { pageOf } from '../../../shared/list/page-of.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import { useDeveloperMessages } from '../messages/developer-messages.ts';

export const endpointsKey = ['webhook-endpoints'] as const;

/** How often a waiting delivery is looked at, in milliseconds. */
const lookMs = 2_000;

/** All endpoints of the merchant. */
export const useEndpoints = () =>
  useQuery({
    queryKey: [...endpointsKey, 'list'],
    queryFn: async ({ signal }) =>
      pageOf(await call(listWebhookEndpoints, { query: { size: maxEndpoints, page: 0 } }, { signal })),
  });

export const useEndpoint = (id: number) =>
  useQuery({
    queryKey: [...endpointsKey, id],
    queryFn: ({ signal }) => call(getWebhookEndpoint, { params: { id } }, { signal }),
  });

/** One delivery; while it waits it is looked at again and again. */
export const useDelivery = (id: number, eventId: string) =>
  useQuery({
    queryKey: [...endpointsKey, id, 'deliveries', eventId],
    queryFn: ({ signal }) => call(getDelivery, { params: { id, eventId } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'WAITING' ? lookMs : false),
  });

/** The catalogue of events in the language of the screen. */
export const useEventTypes = () => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['event-types', language],
    queryFn: ({ signal }) => call(listEventTypes, {}, { signal }),
    staleTime: Infinity,
  });
};

/** Sends an event again and shows the result. */
export const useResending = (id: number) => {
  const t = useDeveloperMessages();
  return useAction({
    send: (eventId: string) => call(resendDelivery, { params: { id, eventId } }),
    done: t('developers.webhooks.deliveries.resent'),
    failed: t('developers.webhooks.deliveries.resendFailed'),
    affects: [endpointsKey],
  });
};

/** Switches an endpoint on or off. @throws ApiError */
export const switchEndpoint = (
  { id, url, types, description }: WebhookEndpoint,
  state: WebhookEndpoint['state'],
): Promise<WebhookEndpoint> =>
  call(changeWebhookEndpoint, { params: { id }, body: { url, types, description, state } });

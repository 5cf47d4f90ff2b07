import { deliveryStates, listDeliveries } from '#contract/integrations/webhook-endpoints.ts';
import { merchantEventTypes } from '#contract/integrations/merchant-event-types.ts';
import { Button } from '../../../shared/layout/Button.tsx';
import { choicesOf } from '../../../shared/list/status-tabs.ts';
import type { ListDefinition } from '../../kit/lists/list-definition.ts';
import { ListSection } from '../../kit/lists/ListSection.tsx';
import { useList } from '../../kit/lists/use-list.ts';
import { usePortal } from '../../kit/portal/portal.ts';
import { listQueryOf } from '../../kit/portal/queries.ts';
import { useDeveloperMessages } from '../messages/developer-messages.ts';
import { useDeliveryFields } from './use-delivery-fields.tsx';

/** The deliveries of an endpoint, the newest first, paged by the server. */
export const Deliveries = ({ endpointId }: { endpointId: number }) => {
  const t = useDeveloperMessages();
  const list = useList(useDeliveryList(endpointId));
  const { data, isFetching, refetch } = list.query;
  return (
    <ListSection
      of={list}
      title={t('developers.webhooks.deliveries.title')}
      action={
        <Button size="small" busy={isFetching && data !== undefined} onClick={() => void refetch()}>
          {t('developers.webhooks.deliveries.reload')}
        </Button>
      }
    />
  );
};

const useDeliveryList = (id: number): ListDefinition<typeof listDeliveries> => {
  const t = useDeveloperMessages();
  const { base } = usePortal();
  return {
    name: 'webhook-endpoints',
    endpoint: listDeliveries,
    input: (list) => ({ params: { id }, query: listQueryOf<typeof listDeliveries>(list) }),
    label: t('developers.webhooks.deliveries.title'),
    sortBy: 'createdAt',
    expected: 5,
    fields: useDeliveryFields(id),
    to: ({ eventId }) => `${base}/developers/webhooks/${id}/deliveries/${eventId}`,
    filters: [
      {
        name: 'state',
        label: t('developers.webhooks.deliveries.state'),
        choices: choicesOf(deliveryStates, (state) => t(`developers.webhooks.deliveries.states.${state}`)),
      },
      {
        name: 'type',
        label: t('developers.webhooks.deliveries.type'),
        choices: choicesOf(merchantEventTypes),
      },
    ],
    failed: t('developers.webhooks.deliveries.failed'),
    empty: {
      icon: 'bell',
      title: t('developers.webhooks.deliveries.none'),
      hint: t('developers.webhooks.deliveries.noneHint'),
    },
  };
};

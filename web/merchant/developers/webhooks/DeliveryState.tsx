import type { WebhookDelivery } from '#contract/integrations/webhook-endpoints.ts';
import { Chip } from '../../../shared/StatusChip.tsx';
import { useDeveloperMessages } from '../messages/developer-messages.ts';

const tones = { WAITING: 'info', DONE: 'success', DEAD: 'error' } as const;

/** Whether a delivery waits, was delivered or was given up. */
export const DeliveryState = ({ state }: Pick<WebhookDelivery, 'state'>) => {
  const t = useDeveloperMessages();
  return (
    <Chip tone={tones[state]} status={state}>
      {t(`developers.webhooks.deliveries.states.${state}`)}
    </Chip>
  );
};

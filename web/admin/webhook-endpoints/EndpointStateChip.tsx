import type { WebhookEndpoint } from '#contract/integrations/webhook-endpoints.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { ToneChip } from '../kit/fields/StatusChip.tsx';
import type { en } from '../kit/messages/en.ts';

/** Whether the endpoint is on, accepts nothing, is beyond the plan or is off. */
export const EndpointStateChip = ({
  state,
  failingSince,
  isBeyondPlan,
}: Pick<WebhookEndpoint, 'state' | 'failingSince' | 'isBeyondPlan'>) => {
  const t = useMessages<typeof en>();
  if (state === 'ENABLED' && isBeyondPlan)
    return (
      <ToneChip tone="neutral" status="BEYOND_PLAN" label={t('admin.integrations.endpoints.beyondPlan')} />
    );
  if (state === 'ENABLED' && failingSince !== null)
    return <ToneChip tone="warning" status="FAILING" label={t('admin.integrations.endpoints.failing')} />;
  return (
    <ToneChip
      tone={state === 'ENABLED' ? 'success' : 'error'}
      status={state}
      label={t(`admin.integrations.endpoints.states.${state}`)}
    />
  );
};

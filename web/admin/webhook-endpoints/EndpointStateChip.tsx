import type { WebhookEndpoint } from '#contract/webhook-endpoints.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { ToneChip } from '../fields/StatusChip.tsx';
import type { en } from '../messages/en.ts';

/** Amber while an endpoint that is on accepts nothing. */
export const EndpointStateChip = ({
  state,
  failingSince,
}: Pick<WebhookEndpoint, 'state' | 'failingSince'>) => {
  const t = useMessages<typeof en>();
  const tone = state === 'DISABLED' ? 'error' : failingSince === null ? 'success' : 'warning';
  return <ToneChip tone={tone} status={state} label={t(`admin.integrations.endpoints.states.${state}`)} />;
};

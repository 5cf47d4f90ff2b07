import type { WebhookEndpoint } from '#contract/integrations/webhook-endpoints.ts';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { Chip } from '../../../shared/StatusChip.tsx';
import { useDeveloperMessages } from '../messages/developer-messages.ts';

type Facts = Pick<WebhookEndpoint, 'state' | 'failingSince' | 'isBeyondPlan'>;

const tones = { ENABLED: 'success', FAILING: 'warning', BEYOND_PLAN: 'neutral', DISABLED: 'error' } as const;

const shownState = ({ state, failingSince, isBeyondPlan }: Facts): keyof typeof tones => {
  if (state === 'DISABLED') return state;
  if (isBeyondPlan) return 'BEYOND_PLAN';
  return failingSince === null ? state : 'FAILING';
};

/** Whether the endpoint is on, not answering or off. */
export const EndpointState = ({ endpoint }: { endpoint: Facts }) => {
  const t = useDeveloperMessages();
  const state = shownState(endpoint);
  return (
    <Chip tone={tones[state]} status={state}>
      {t(`developers.webhooks.states.${state}`)}
    </Chip>
  );
};

/** Why the endpoint gets nothing, in words; null when it does. */
export const useEndpointProblem = (endpoint: WebhookEndpoint): string | null => {
  const t = useDeveloperMessages();
  const { state, failingSince, isBeyondPlan, disabledReason, disabledAt } = endpoint;
  if (state === 'DISABLED')
    return t(`developers.webhooks.problem.${disabledReason ?? 'BY_HAND'}`, {
      at: formatDateTime(disabledAt),
    });
  if (isBeyondPlan) return t('developers.webhooks.problem.beyondPlan');
  return failingSince === null
    ? null
    : t('developers.webhooks.problem.failing', { since: formatDateTime(failingSince) });
};

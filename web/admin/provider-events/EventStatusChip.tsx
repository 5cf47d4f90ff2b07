import type { ProviderEvent } from '#contract/payments/provider-events.ts';
import { ToneChip } from '../kit/fields/StatusChip.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';

const tones = { NEW: 'info', DONE: 'success', PARKED: 'warning', IGNORED: 'neutral' } as const;

export const EventStatusChip = ({ state }: Pick<ProviderEvent, 'state'>) => {
  const t = useMessages<typeof en>();
  return <ToneChip tone={tones[state]} status={state} label={t(`admin.events.states.${state}`)} />;
};

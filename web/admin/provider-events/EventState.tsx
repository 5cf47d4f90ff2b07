import type { ProviderEvent } from '#contract/provider-events.ts';
import { ToneChip } from '../fields/StatusChip.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';

const tones = { NEW: 'info', DONE: 'success', PARKED: 'warning', IGNORED: 'neutral' } as const;

export const EventState = ({ state }: Pick<ProviderEvent, 'state'>) => {
  const t = useWords<typeof en>();
  return <ToneChip tone={tones[state]} status={state} label={t(`admin.events.states.${state}`)} />;
};

import type { ProviderEvent } from '#contract/provider-events.ts';
import { Chip } from '../../shared/StatusChip.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';

const tones = { NEW: 'info', DONE: 'success', PARKED: 'warning', IGNORED: 'neutral' } as const;

export const EventState = ({ state }: Pick<ProviderEvent, 'state'>) => {
  const t = useWords<typeof en>();
  return (
    <Chip tone={tones[state]} status={state}>
      {t(`admin.events.states.${state}`)}
    </Chip>
  );
};

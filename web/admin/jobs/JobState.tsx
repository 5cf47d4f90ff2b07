import type { Job } from '#contract/jobs.ts';
import { ToneChip } from '../fields/StatusChip.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';

const tones = {
  WAITING: 'neutral',
  OVERDUE: 'warning',
  ACTIVE: 'info',
  COMPLETED: 'success',
  CANCELLED: 'neutral',
  FAILED: 'error',
} as const;

export const JobState = ({ state }: Pick<Job, 'state'>) => {
  const t = useWords<typeof en>();
  return <ToneChip tone={tones[state]} status={state} label={t(`admin.jobs.states.${state}`)} />;
};

import type { Job } from '#contract/jobs.ts';
import { ToneChip } from '../kit/fields/StatusChip.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';

const tones = {
  WAITING: 'neutral',
  OVERDUE: 'warning',
  ACTIVE: 'info',
  COMPLETED: 'success',
  CANCELLED: 'neutral',
  FAILED: 'error',
} as const;

export const JobStatusChip = ({ state }: Pick<Job, 'state'>) => {
  const t = useMessages<typeof en>();
  return <ToneChip tone={tones[state]} status={state} label={t(`admin.jobs.states.${state}`)} />;
};

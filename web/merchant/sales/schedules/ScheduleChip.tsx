import type { ScheduleSummary } from '#contract/schedules/schedules.ts';
import { Chip, StatusDot } from '../../../shared/StatusChip.tsx';
import { useScheduleMessages } from './messages/schedule-messages.ts';

/** What waits for a person is a badge; else the state in words. */
export const ScheduleChip = ({ schedule: { state, openRuns } }: Readonly<{ schedule: ScheduleSummary }>) => {
  const t = useScheduleMessages();
  if (openRuns > 0)
    return (
      <Chip tone="warning" status="WAITING">
        {t('schedule.waiting', { smart_count: openRuns })}
      </Chip>
    );
  return (
    <StatusDot tone={state === 'ACTIVE' ? 'success' : 'neutral'} status={state}>
      {t(`schedule.states.${state}`)}
    </StatusDot>
  );
};

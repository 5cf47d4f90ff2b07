import { useQuery } from '@tanstack/react-query';
import { getSchedule, summariseSchedules, type ScheduleSummary } from '#contract/schedules/schedules.ts';
import { call } from '../../../shared/call.ts';
import { formatDate } from '../../../shared/format/format-date.ts';
import { useScheduleMessages } from './messages/schedule-messages.ts';

/** The keys of the queries that change with a schedule. */
export const scheduleQueries = [
  ['schedules'],
  ['schedule'],
  ['schedule-summary'],
  ['invoices'],
  ['home'],
] as const;

export const useSchedule = (id: number) =>
  useQuery({ queryKey: ['schedule', id], queryFn: () => call(getSchedule, { params: { id } }) });

export const useScheduleFigures = () =>
  useQuery({ queryKey: ['schedule-summary'], queryFn: () => call(summariseSchedules, {}) });

/** The day of the next document in words; none of a schedule that is paused or ended. */
export const useNext = (): ((schedule: Pick<ScheduleSummary, 'state' | 'nextOn'>) => string) => {
  const t = useScheduleMessages();
  return ({ state, nextOn }) =>
    state === 'ACTIVE' && nextOn !== null ? formatDate(nextOn) : t('schedule.noNext');
};

/** How often and on which day, in words. */
export const useRhythm = (): ((schedule: Pick<ScheduleSummary, 'every' | 'day'>) => string) => {
  const t = useScheduleMessages();
  return ({ every: of, day }) => {
    const every = t(`schedule.every.${of}`);
    return day === 'LAST' ? t('schedule.onLast', { every }) : t('schedule.onDay', { every, day });
  };
};

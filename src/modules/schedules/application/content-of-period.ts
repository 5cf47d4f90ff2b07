import type { BusinessDate } from '#kernel/business-date.ts';
import { daysOfPeriod } from '../domain/periods.ts';
import { filledIn } from '../domain/words.ts';
import type { Content, StoredSchedule } from './schedule-rows.ts';

/** What the document of a period says: the words of the lines are filled in. */
export const contentOfPeriod = (schedule: StoredSchedule, period: BusinessDate): Content => {
  const days = daysOfPeriod(schedule, period);
  const { content } = schedule;
  return {
    ...content,
    items: content.items.map((item) => ({ ...item, description: filledIn(item.description, days) })),
    ...(content.description && { description: filledIn(content.description, days) }),
  };
};

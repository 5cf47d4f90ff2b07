import { addDays, isBefore, type BusinessDate } from '#kernel/business-date.ts';

/** Three days before the due day, and one, seven and fourteen after it. */
export const reminderSteps = [
  { step: 'BEFORE_3', days: -3 },
  { step: 'AFTER_1', days: 1 },
  { step: 'AFTER_7', days: 7 },
  { step: 'AFTER_14', days: 14 },
] as const;
export type ReminderStep = (typeof reminderSteps)[number]['step'];

/** Days after the due day: a missed last step is sent within a week, not later. */
const weekAfterLast = 21;

/** First and last due day of invoices that can have a reminder today. */
export const reminderWindow = (today: BusinessDate) => ({
  from: addDays(today, 1 - weekAfterLast),
  to: addDays(today, 3),
});

/**
 * The reminder that is due: the latest step reached, also when its day was missed. null on the due day, outside the
 * window, and for BEFORE_3 of an invoice issued after the day of that step.
 */
export const reminderDue = (
  today: BusinessDate,
  { issueDate, dueDate }: Readonly<{ issueDate: BusinessDate; dueDate: BusinessDate }>,
): ReminderStep | null => {
  const { from, to } = reminderWindow(today);
  if (isBefore(dueDate, from) || isBefore(to, dueDate) || dueDate === today) return null;
  const reached = reminderSteps.findLast(({ days }) => !isBefore(today, addDays(dueDate, days)));
  if (reached?.step === 'BEFORE_3' && isBefore(addDays(dueDate, reached.days), issueDate)) return null;
  return reached?.step ?? null;
};
